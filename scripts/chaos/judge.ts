/** Findings of a campaign, from the merchants' books, the API, the receiver, the database and the machine. */
export interface Facts {
  readonly checkouts: readonly JudgedCheckout[];
  readonly orders: readonly { store: string; email: string; number: string; total: string }[];
  /** Each status change in the database. */
  readonly changes: readonly { checkoutId: string; status: string }[];
  readonly received: readonly { checkoutId: string; status: string }[];
  /** For each tenant: completed checkouts, and the count in its usage report. */
  readonly usage: readonly { tenantId: string; completed: number; counted: number }[];
  /** Checkouts in the database that no shopper knows about. */
  readonly unheard: readonly string[];
  readonly leaks: readonly string[];
  readonly processesLeft: readonly string[];
  /** Requests to the API that got no answer in time. */
  readonly hungRequests: number;
  /** What was said of the requests that failed while the processes were restarted one by one. */
  readonly failedInRollingRestart: readonly string[];
}

interface JudgedCheckout {
  readonly id: string;
  readonly store: string;
  readonly email: string;
  readonly goal: "purchase" | "quote";
  /** Undefined if the API no longer knows the checkout. */
  readonly status: string | undefined;
  /** The code of its last progress item. */
  readonly code: string | undefined;
  readonly receipt: { number: string | null; total: string } | undefined;
}

export interface Violation {
  readonly rule: Rule;
  readonly what: string;
}

export const rules = {
  double_order: "no checkout has two orders",
  untold_order: "no order is denied, and none is made up",
  wrong_receipt: "a receipt is that of the order",
  stuck: "every checkout ends",
  lost: "no accepted checkout is lost",
  lost_event: "each status of each checkout has arrived at the receiver",
  usage: "usage is equal to what was completed",
  secret: "no secret is on disk, in the database or in the logs",
  process_left: "no process is left",
  hang: "no request hangs",
  rolling_restart: "no request fails while all processes are restarted in order",
} as const;
export type Rule = keyof typeof rules;

const ends = ["succeeded", "failed", "cancelled"];

export function judge(facts: Facts): Violation[] {
  const found: Violation[] = facts.checkouts.flatMap((checkout) => [
    ...judgeOrders(checkout, facts),
    ...judgeEnd(checkout),
  ]);
  const add = (rule: Rule, whats: readonly string[]): void => {
    for (const what of whats) found.push({ rule, what });
  };
  add("lost", facts.unheard);
  add("lost_event", findLostEvents(facts));
  add("usage", facts.usage.flatMap(describeUsage));
  add("secret", facts.leaks);
  add("process_left", facts.processesLeft);
  if (facts.hungRequests > 0) add("hang", [`${facts.hungRequests} requests`]);
  add("rolling_restart", facts.failedInRollingRestart);
  return found;
}

function judgeEnd({ id, status }: JudgedCheckout): Violation[] {
  if (status === undefined) return [{ rule: "lost", what: id }];
  return ends.includes(status) ? [] : [{ rule: "stuck", what: `${id} is ${status}` }];
}

function judgeOrders(checkout: JudgedCheckout, { orders }: Facts): Violation[] {
  const { id, store, email, goal, status, code, receipt } = checkout;
  const own = orders.filter((order) => order.store === store && order.email === email);
  const numbers = own.map(({ number }) => number).join(" and ");
  const say = (rule: Rule, what: string): Violation[] => [{ rule, what: `${id} (${store}): ${what}` }];
  if (own.length > 1) return say("double_order", numbers);
  const [order] = own;
  const isBought = status === "succeeded" && goal === "purchase";
  if (isBought && !order) return say("untold_order", "succeeded, and the book has no order");
  if (!isBought && order && code !== "order_state_unknown")
    return say("untold_order", `${status} (${code}), and the book has ${numbers}`);
  if (isBought && order && receipt?.total !== order.total)
    return say("wrong_receipt", `${receipt?.total} for ${order.total}`);
  return [];
}

function findLostEvents({ changes, received }: Facts): string[] {
  const nameOf = (event: { checkoutId: string; status: string }): string =>
    `${event.checkoutId} ${event.status}`;
  const arrived = new Set(received.map(nameOf));
  return [...new Set(changes.map(nameOf))].filter((name) => !arrived.has(name));
}

function describeUsage({ tenantId, completed, counted }: Facts["usage"][number]): string[] {
  return completed === counted ? [] : [`${tenantId}: ${completed} completed, ${counted} counted`];
}
