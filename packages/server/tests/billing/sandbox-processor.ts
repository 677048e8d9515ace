import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The sandbox's payment processor, met over HTTP as any other. */
export interface SandboxProcessor {
  port: number;
  /** The settings of a server that charges with it; `base` stands for another address of it. */
  environment(base?: string): Readonly<Record<string, string>>;
  /** Presses a button of one of its pages. The address that it then sends a browser to. */
  press(
    pageUrl: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<{ status: number; location?: string }>;
  createCustomer(): Promise<string>;
  /** As another process would have, under another idempotency key. */
  countUnit(unit: { customerId: string; checkoutId: string }): Promise<void>;
  meterEvents(): Promise<{ identifier: string; payload: { stripe_customer_id: string } }[]>;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL("../../../sandbox/src/main.ts", import.meta.url));

export async function startSandboxProcessor(): Promise<SandboxProcessor> {
  const child = fork(main, {
    env: { PATH: process.env.PATH, SANDBOX_PORT: "0" },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the sandbox ended with ${code}`)));
    if (child.stdout)
      createInterface({ input: child.stdout }).on("line", (line) => {
        const [, found] = /^processor\s+\S+:(\d+)$/.exec(line) ?? [];
        if (found !== undefined) resolve(Number(found));
      });
  });
  return {
    port,
    environment: (base = `http://billing.localhost:${port}`) => ({
      STRIPE_API_BASE: base,
      STRIPE_SECRET_KEY: "sk_test_sandbox",
      STRIPE_PRICE_PERSONAL: "price_personal",
      STRIPE_PRICE_BUSINESS: "price_business",
      STRIPE_PRICE_SCALE: "price_scale",
      STRIPE_PRICE_COMPLETED_CHECKOUT: "price_completed_checkout",
    }),
    press: async (pageUrl, fields) => {
      const { status, location } = await send(port, {
        method: "POST",
        path: new URL(pageUrl).pathname,
        body: new URLSearchParams(fields).toString(),
      });
      return { status, ...(location !== undefined && { location }) };
    },
    createCustomer: async () =>
      JSON.parse((await send(port, { method: "POST", path: "/v1/customers", body: "name=Acme" })).text).id,
    countUnit: async ({ customerId, checkoutId }) => {
      const form = {
        event_name: "completed_checkout",
        identifier: checkoutId,
        "payload[stripe_customer_id]": customerId,
        "payload[value]": "1",
      };
      const body = new URLSearchParams(form).toString();
      const { status, text } = await send(port, { method: "POST", path: "/v1/billing/meter_events", body });
      if (status !== 200) throw new Error(text);
    },
    meterEvents: async () => JSON.parse((await send(port, { method: "GET", path: "/_meter_events" })).text),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function send(
  port: number,
  { method, path, body }: { method: string; path: string; body?: string },
): Promise<{ status: number; location: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `billing.localhost:${port}`,
      "content-type": "application/x-www-form-urlencoded",
      authorization: "Bearer sk_test_sandbox",
    };
    const call = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += String(chunk);
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
      );
    });
    call.on("error", reject);
    call.end(body);
  });
}
