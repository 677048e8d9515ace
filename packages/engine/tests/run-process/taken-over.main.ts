import { Socket } from "node:net";
import { createFrameReader, encodeFrame } from "../../src/run-process/frames.ts";

// A run's process that a page has taken over. It starts as an honest one does; then it does what the start has named.
const socket = new Socket({ fd: 3 });
const send = (message: unknown) => socket.write(encodeFrame("message", Buffer.from(JSON.stringify(message))));
const request = (number: number, method: string, rest: object) =>
  send({ type: "request", number, request: { method, ...rest } });
const outcome = {
  status: "succeeded",
  total: { amount: "1.00", currency: "USD" },
  merchantOrderId: "1",
  evidenceUrl: "http://a/",
};
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
const asking = (name: string) => ({
  type: "object",
  properties: { [name]: { type: "string", title: "City", minLength: 1 } },
  required: [name],
  additionalProperties: false,
});
const step = { code: "product_opened", label: "Opened" };

const attacks: Record<string, () => void> = {
  garbage: () => socket.write(Buffer.alloc(200_000, 7)),
  "a length of four gigabytes": () => socket.write(Buffer.from([255, 255, 255, 255, 0])),
  "a message without end": () => {
    const header = Buffer.alloc(5);
    header.writeUInt32BE(1024 * 1024 + 1, 0);
    socket.write(header);
    const pour = (): void => void socket.write(Buffer.alloc(1024 * 1024, 32), pour);
    pour();
  },
  "text that is no JSON": () => socket.write(encodeFrame("message", Buffer.from("{"))),
  "JSON of great depth": () => socket.write(encodeFrame("message", Buffer.from(nested(400_000)))),
  "JSON of many parts": () =>
    socket.write(encodeFrame("message", Buffer.from(`[${"[],".repeat(300_000)}0]`))),
  "an unknown message": () => send({ type: "outcome_of_another", checkoutId: "1", outcome }),
  "a message with more than it has": () => send({ type: "outcome", outcome, checkoutId: "1" }),
  "a prototype": () => socket.write(encodeFrame("message", Buffer.from('{"__proto__":{"type":"alive"}}'))),
  "an order that was never submitted": () => send({ type: "outcome", outcome }),
  "a flood of signs of life": () => {
    const pour = (): void => {
      send({ type: "alive" });
      setImmediate(pour);
    };
    pour();
  },
  "a flood of steps": () => {
    for (let number = 1; number < 5_000; number += 1) request(number, "report", { step });
  },
  "the same request twice": () => {
    for (let times = 0; times < 2; times += 1)
      request(1, "ask", {
        question: {
          key: "confirm",
          message: "?",
          responseSchema: { type: "object", properties: {}, required: [], additionalProperties: false },
        },
      });
  },
  "the merchant whose sign-in it wants": () => request(1, "loadSession", { domain: "bank.example" }),
  "a sign-in for another merchant": () =>
    request(1, "saveSession", { domain: "bank.example", session: { cookies: [], origins: [] } }),
  "a question for a card under the key of an address": () =>
    request(1, "ask", { question: { key: "shipping", message: "?", responseSchema: asking("card_number") } }),
  "a question for a card among the choices of a product": () =>
    request(1, "ask", { question: { key: "variant", message: "?", responseSchema: asking("card_number") } }),
  "a question for a code with another field": () =>
    request(1, "ask", { question: { key: "otp", message: "?", responseSchema: asking("pin") } }),
  "a receipt that runs a script": () =>
    send({ type: "outcome", outcome: { ...outcome, evidenceUrl: "javascript:alert(1)" } }),
  "a label of a megabyte": () => request(1, "report", { step: { ...step, label: "x".repeat(1_000_000) } }),
  "a picture of the goods that is a page": () =>
    request(1, "keepGoodsPicture", { jpeg: Buffer.from("<script>").toString("base64") }),
  "evidence with a text of a megabyte": () =>
    request(1, "keepEvidence", { batch: { steps: [], reading: "x".repeat(900_000) } }),
  "evidence of another shape": () =>
    request(1, "keepEvidence", { batch: { steps: [{ ...step, kind: "reported" }], checkoutId: "1" } }),
  "evidence without end": () => {
    for (let number = 1; number < 5_000; number += 1)
      request(number, "keepEvidence", { batch: { steps: [] } });
  },
  "a picture that nobody watches, again and again": () => {
    for (let times = 0; times < 3; times += 1)
      socket.write(
        encodeFrame("picture", Buffer.concat([Buffer.alloc(12), Buffer.from([255, 216, 255, 0])])),
      );
  },
  "a picture that is none": () => socket.write(encodeFrame("picture", Buffer.alloc(1000))),
  patience: () => undefined,
  "300 megabytes": () => {
    const held = Buffer.alloc(300 * 1024 * 1024, 1);
    setInterval(() => held.fill(2, 0, 1), 1_000);
  },
  silence: () => {
    for (;;);
  },
  "memory without end": () => {
    const kept: object[] = [];
    for (;;) kept.push(new Array(100_000).fill(0.5));
  },
};

let attack = "";
socket.on(
  "data",
  createFrameReader({ message: 1024 * 1024, picture: 0 }, (_kind, payload) => {
    const message = JSON.parse(payload.toString());
    if (message.type === "start") {
      attack = message.browser.remoteCdpUrl;
      send({ type: "started" });
    } else if (message.type === "open") send({ type: "opened" });
    else if (message.type === "run") attacks[attack]?.();
  }),
);
socket.on("close", () => process.exit(1));
