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
  /** The port of the whole sandbox; stores are distinguished by the Host header. */
  port: number;
  /** The address of a page of the Shopify-like store. */
  hartwell(path: string): string;
  /** The address of a page of any store. */
  at(store: StoreName, path: string): string;
  /** Defaults to the Shopify-like store. */
  ordersOf(email: string, store?: StoreName): Promise<StoreOrder[]>;
  /** How many orders a store has taken in total. */
  countOrders(store: "copperkettle" | "fennelrye"): Promise<number>;
  /** Payments from a buyer's cards at the payment provider of all stores, newest first. */
  paymentsOf(email: string): Promise<Payment[]>;
  /** Answers the bank app's pending payment with this card, as the cardholder; false if none is pending. */
  sayOnPhone(word: "approve" | "decline", cardLast4: string): Promise<boolean>;
  /** The code that Fennel & Rye mailed last. */
  readCode(): Promise<string>;
  close(): Promise<void>;
}

const payment = z.object({ email: z.string(), amount: z.string(), cardLast4: z.string() });
export type Payment = z.infer<typeof payment>;

const challenges = z.array(z.object({ id: z.string(), purchase: z.object({ cardLast4: z.string() }) }));

const mails = z.array(z.object({ text: z.string() }));

const main = join(import.meta.dirname, "../../../../sandbox/src/main.ts");

/** Starts the sandbox merchants as independent sites: in their own process, on a free port. */
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

/** Connects `*.localhost` to loopback, since not every resolver knows it. */
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
