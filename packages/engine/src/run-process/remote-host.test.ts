import { doneElsewhereSchema, type Question } from "@cartwright/contract";
import { CompactEncrypt, importJWK } from "jose";
import { expect, it } from "vitest";
import { createAnswerKey } from "./answer-key.ts";
import type { FromProcess } from "./messages.ts";
import { createRemoteHost } from "./remote-host.ts";

const question: Question = { key: "confirm", message: "Approve it.", responseSchema: doneElsewhereSchema };

it("tells the server that a question is taken back, and still takes an answer that came first", async () => {
  const sent: FromProcess[] = [];
  const { host, hear } = createRemoteHost((message) => sent.push(message), { remainingMs: 60_000 });
  const takenBack = new AbortController();
  const asked = host.ask(question, { takenBack: takenBack.signal });
  takenBack.abort();
  expect(sent.map(({ type }) => type)).toEqual(["request", "withdrawn"]);
  hear({ type: "answer", number: 1, remainingMs: 60_000, value: { values: {} } });
  expect(await asked).toEqual({});
});

async function seal(values: object, publicKey = ""): Promise<string> {
  const key = await importJWK({ kty: "OKP", crv: "X25519", x: publicKey }, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(values)))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
    .encrypt(key);
}

it("opens what was sealed to the key of its question, and asks once more where it was sealed to another", async () => {
  const keys: (string | undefined)[] = [];
  const { host, hear } = createRemoteHost(
    (message) => {
      if (message.type === "request" && message.request.method === "ask")
        keys.push(message.request.answerKey);
    },
    { remainingMs: 60_000 },
  );
  const asked = host.ask(question);
  const { publicKey: stranger } = createAnswerKey();
  const misdirected = await seal({ code: "1" }, stranger);
  hear({ type: "answer", number: 1, remainingMs: 60_000, value: { box: misdirected } });
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
  hear({
    type: "answer",
    number: 2,
    remainingMs: 60_000,
    value: { box: await seal({ code: "2" }, keys[1]) },
  });
  expect(await asked).toEqual({ code: "2" });
});
