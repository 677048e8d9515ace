import { type AnswerValues, isSecretQuestion, type Question } from "@cartwright/contract";
import {
  type BrowserPool,
  type CheckoutHost,
  type CheckoutOrder,
  RunStoppedError,
  recordRun,
  runCheckout,
} from "@cartwright/engine";
import { judgeOrders, type MadeShop, type MadeShopsListener, type TraitName } from "@cartwright/sandbox";
import { answerAsPerson } from "./answer-as-person.ts";
import { buyerOf } from "./buyer-of.ts";
import { writeRounds } from "./write-rounds.ts";

export interface ShopTrial {
  seed: number;
  outcome: "bought" | "not_bought" | "wrong_order";
  /** What is wrong with the order, or how the run ended. */
  why: string[];
  questions: string[];
  seconds: number;
}

/** A slow shop takes a minute; a purchase that takes three has failed. */
const limitMs = 180_000;

export interface ShopToTry {
  seed: number;
  changes?: Partial<Record<TraitName, string>>;
}

export interface ShopTools {
  pool: BrowserPool;
  shops: MadeShopsListener;
  /** The folder to which the run's decisions are written. */
  record?: string | undefined;
}

/** Buys in the shop generated from a seed, and checks its order book. */
export async function buyInShop(
  { pool, shops, record }: ShopTools,
  { seed, changes }: ShopToTry,
): Promise<ShopTrial> {
  const shop = shops.open(seed, changes);
  const begunAt = performance.now();
  const questions: string[] = [];
  const host = hostFor(shop, questions);
  const { hostname } = new URL(shop.url);
  const browser = await pool.open({
    targetUrl: shop.url,
    privateHosts: [`${hostname}:${shops.port}`, `secure.${hostname}:${shops.port}`],
  });
  try {
    const { request } = shop.plan;
    const order: CheckoutOrder = {
      url: shop.url,
      allowedDomains: [],
      buyer: buyerOf(shop.plan.person),
      ...(request !== "" && { request }),
    };
    const recorder = record === undefined ? undefined : recordRun(order.buyer);
    const ended = await runCheckout(order, host, browser, { recorder }).then(
      (outcome) => (outcome.status === "failed" ? `${outcome.code}: ${outcome.message}` : ""),
      (error: Error) => `${error.name}: ${error.message}`,
    );
    const wrongs = judgeOrders(shop);
    const isBought = shop.orders().length === 1 && ended === "";
    if (record !== undefined && recorder)
      await writeRounds(record, { name: `${seed}`, rounds: recorder.rounds(), isBought });
    const outcome = outcomeOf({ isWrong: wrongs.length > 0, isBought });
    const why = [...wrongs, ...(ended === "" ? [] : [ended])];
    return { seed, outcome, why, questions, seconds: (performance.now() - begunAt) / 1000 };
  } finally {
    await browser.close();
    shop.close();
  }
}

function hostFor({ plan, orders }: Pick<MadeShop, "plan" | "orders">, questions: string[]): CheckoutHost {
  const deadline = Date.now() + limitMs;
  const ask = async (question: Question): Promise<AnswerValues> => {
    questions.push(isSecretQuestion(question.key) ? question.key : `${question.key}: ${question.message}`);
    const answer = answerAsPerson(question, plan, orders().length > 0);
    if (!answer) throw new RunStoppedError(`needless question: ${question.key}: ${question.message}`);
    return answer;
  };
  return {
    ask,
    report: async () => undefined,
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    signal: AbortSignal.timeout(limitMs),
    remainingMs: () => Math.max(0, deadline - Date.now()),
  };
}

function outcomeOf({ isWrong, isBought }: { isWrong: boolean; isBought: boolean }): ShopTrial["outcome"] {
  if (isWrong) return "wrong_order";
  return isBought ? "bought" : "not_bought";
}
