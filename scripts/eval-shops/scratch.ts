import { runCheckout, startBrowserPool } from "@cartwright/engine";
import { judgeOrders, planShop, serveMadeShops } from "@cartwright/sandbox";
import { answerAsPerson } from "./answer-as-person.ts";
import { buyerOf } from "./buyer-of.ts";

const seed = Number(process.argv[2]);
(globalThis as any).traceWay = (...a: unknown[]) => console.log(...a);
const pool = await startBrowserPool({ searchPath: process.env.PATH });
const shops = await serveMadeShops();
const shop = shops.open(seed);
const plain: any = planShop(seed).traits;
const { plainTraits } = (await import("@cartwright/sandbox").catch(() => ({}))) as any;
console.log(JSON.stringify(plain));
const { hostname } = new URL(shop.url);
const browser = await pool.open({
  targetUrl: shop.url,
  privateHosts: [`${hostname}:${shops.port}`, `secure.${hostname}:${shops.port}`],
});
const deadline = Date.now() + 180000;
const t0 = Date.now();
const host: any = {
  ask: async (q: any) => {
    console.log(`[${Date.now() - t0}] ASK`, q.key, q.message, JSON.stringify(q.responseSchema).slice(0, 400));
    const a = answerAsPerson(q, shop.plan);
    if (!a) {
      await shot("ask");
      throw new Error("needless " + q.message);
    }
    return a;
  },
  report: async (s: any) => console.log(`[${Date.now() - t0}]`, s.code, s.label),
  loadSession: async () => undefined,
  saveSession: async () => undefined,
  beforeSubmit: async () => undefined,
  signal: AbortSignal.timeout(180000),
  remainingMs: () => Math.max(0, deadline - Date.now()),
};
async function shot(name: string) {
  const p = browser.context.pages().at(-1)!;
  await p.screenshot({ path: `/tmp/shot-${seed}-${name}.png`, fullPage: true }).catch(() => {});
  const fs = await import("node:fs");
  fs.writeFileSync(`/tmp/shot-${seed}-${name}.html`, await p.content());
  console.log("URL", p.url());
}
try {
  const out = await runCheckout(
    {
      url: shop.url,
      allowedDomains: [],
      buyer: buyerOf(shop.plan.person),
      ...(shop.plan.request !== "" && { request: shop.plan.request }),
    } as any,
    host,
    browser,
  );
  console.log(JSON.stringify(out));
} catch (e) {
  console.log(String(e));
}
await shot("end");
console.log("WRONG", judgeOrders(shop), JSON.stringify(shop.orders()));
await browser.close();
shop.close();
await pool.close();
await shops.close();
process.exit(0);
