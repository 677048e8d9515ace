import { spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { z } from "zod";

const order = z.object({
  number: z.string(),
  email: z.string(),
  lines: z.array(
    z.object({ title: z.string(), options: z.record(z.string(), z.string()), quantity: z.number() }),
  ),
  shippingAddress: z.record(z.string(), z.unknown()),
  total: z.object({ amount: z.string(), currency: z.string() }),
  cardLast4: z.string(),
});
export type StoreOrder = z.infer<typeof order>;

export type StoreName = "hartwell" | "copperkettle" | "fennelrye";

export interface Stores {
  /** Where all of the sandbox listens, told apart by the Host header. */
  port: number;
  /** The address of a page of the Shopify-shaped store. */
  hartwell(path: string): string;
  /** The same at any of the stores. */
  at(store: StoreName, path: string): string;
  /** Of the Shopify-shaped store unless another is named. */
  ordersOf(email: string, store?: StoreName): Promise<StoreOrder[]>;
  /** How many orders a store has taken in all. */
  countOrders(store: "copperkettle" | "fennelrye"): Promise<number>;
  /** What the payment provider of all stores has taken from a buyer's cards, newest first. */
  paymentsOf(email: string): Promise<Payment[]>;
  /** What the cardholder says to the bank's app about the payment with this card that waits there; false where none does. */
  sayOnPhone(word: "approve" | "decline", cardLast4: string): Promise<boolean>;
  /** The code that Fennel & Rye has mailed last. */
  readCode(): Promise<string>;
  close(): Promise<void>;
}

const payment = z.object({ email: z.string(), amount: z.string(), cardLast4: z.string() });
export type Payment = z.infer<typeof payment>;

const challenges = z.array(z.object({ id: z.string(), purchase: z.object({ cardLast4: z.string() }) }));

const mails = z.array(z.object({ text: z.string() }));

const main = join(import.meta.dirname, "../../../../sandbox/src/main.ts");

/** Starts the sandbox merchants as the strangers they are: a process of their own, on a free port. */
export async function startStores(): Promise<Stores> {
  const sandbox = spawn(process.execPath, [main], {
    env: { ...process.env, SANDBOX_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await originOf("hartwell.localhost", createInterface(sandbox.stdout));
  const at: Stores["at"] = (store, path) => `${origin.replace("hartwell", store)}${path}`;
  return {
    port: Number(new URL(origin).port),
    hartwell: (path) => `${origin}${path}`,
    at,
    countOrders: async (store) => z.array(order).parse(await readJson(at(store, "/_orders"))).length,
    readCode: async () => {
      const [mail] = mails.parse(await readJson(at("fennelrye", "/_mail")));
      return /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
    },
    ordersOf: async (email, store) => {
      const address = store ? at(store, "/_orders") : `${origin}/_orders`;
      const orders = z.array(order).parse(await readJson(address));
      return orders.filter((one) => one.email === email);
    },
    paymentsOf: async (email) => {
      const payments = z
        .array(payment)
        .parse(await readJson(`${origin.replace("hartwell", "pay")}/_payments`));
      return payments.filter((one) => one.email === email);
    },
    sayOnPhone: async (word, cardLast4) => {
      const phone = `${origin.replace("hartwell", "bank")}/_phone`;
      const open = challenges.parse(await readJson(phone));
      const asked = open.find(({ purchase }) => purchase.cardLast4 === cardLast4);
      if (asked) await readJson(`${phone}/${asked.id}/${word}`, "POST");
      return asked !== undefined;
    },
    close: async () => {
      sandbox.kill("SIGTERM");
      await once(sandbox, "exit");
    },
  };
}

/** Names below `localhost` are the loopback interface, whether or not this machine's resolver knows it. */
async function readJson(address: string, method = "GET"): Promise<unknown> {
  const { host, port, pathname } = new URL(address);
  const asking = request({ host: "127.0.0.1", port, path: pathname, method, headers: { host } }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return json(answer);
}

async function originOf(hostname: string, lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [origin] = new RegExp(`http://${hostname}:\\d+`).exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error(`the sandbox ended without opening ${hostname}`);
}
