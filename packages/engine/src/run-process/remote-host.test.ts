import { doneElsewhereSchema, type Question } from "@cartwright/contract";
import { expect, it } from "vitest";
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
  hear({ type: "answer", number: 1, remainingMs: 60_000, value: {} });
  expect(await asked).toEqual({});
});
