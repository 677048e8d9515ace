/** Weights by goal and reason, as in `deciding/weights`. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The candidates on a recorded page, and the one that led on. */
export interface Decision {
  name: string;
  goal: string;
  /** Index of the candidate that led on: at once, or later in the run after another was pressed first. */
  right: number;
  candidates: readonly { text: string; shares: Readonly<Record<string, number>> }[];
}

export interface Change {
  goal: string;
  reason: string;
  from: number;
  to: number;
}

/** Softmax temperature: a candidate whose weight is higher by this much counts as e times as likely. */
const temperature = 20;
/** The penalty for moving a weight, so that weights are not moved without a reason. */
const stiffness = 0.002;
const steps = [16, 8, 4, 2, 1];
const mostRounds = 40;
/** The least share of the whole loss that a change has to gain. */
const leastGain = 0.01;

/** Moves one weight at a time as long as that explains the decisions better (coordinate descent). */
export function fitWeights(decisions: readonly Decision[], today: Weights): Change[] {
  let weights = today;
  const whole = lossOf(decisions, weights);
  for (let round = 0; round < mostRounds; round += 1) {
    const moves = coordinatesOf(decisions, weights).flatMap((at) =>
      bestMove(decisions, { weights, today, at }),
    );
    const [best] = moves.sort((left, right) => right.gain - left.gain);
    if (!best || best.gain < whole * leastGain) break;
    weights = withWeight(weights, best);
  }
  return changesBetween(today, weights);
}

interface Coordinate {
  goal: string;
  reason: string;
}

/** Only weights of reasons that occur among the candidates can be fitted. */
function coordinatesOf(decisions: readonly Decision[], weights: Weights): Coordinate[] {
  const met = new Map<string, Coordinate>();
  for (const { goal, candidates } of decisions)
    for (const reason of candidates.flatMap(({ shares }) => Object.keys(shares)))
      if (weights[goal]?.[reason] !== undefined) met.set(`${goal} ${reason}`, { goal, reason });
  return [...met.values()];
}

function bestMove(
  decisions: readonly Decision[],
  { weights, today, at }: { weights: Weights; today: Weights; at: Coordinate },
): (Coordinate & { to: number; gain: number })[] {
  const own = decisions.filter(
    ({ goal, candidates }) =>
      goal === at.goal && candidates.some(({ shares }) => shares[at.reason] !== undefined),
  );
  const now = weights[at.goal]?.[at.reason] ?? 0;
  const was = today[at.goal]?.[at.reason] ?? 0;
  const cost = (value: number) => stiffness * (value - was) ** 2;
  const before = lossOf(own, weights) + cost(now);
  return steps
    .flatMap((step) => [now + step, now - step])
    .map((to) => ({ ...at, to, gain: before - lossOf(own, withWeight(weights, { ...at, to })) - cost(to) }))
    .filter(({ gain }) => gain > 0);
}

/** The negative log likelihood of the candidates that led on. */
export function lossOf(decisions: readonly Decision[], weights: Weights): number {
  return decisions.reduce((sum, decision) => {
    return sum - Math.log(Math.max(chanceOf(decision, weights), 1e-6));
  }, 0);
}

function chanceOf({ goal, candidates, right }: Decision, weights: Weights): number {
  const scores = candidates.map((candidate) => weightOf(candidate, weights[goal]) / temperature);
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  return (parts[right] ?? 0) / parts.reduce((sum, part) => sum + part, 0);
}

function weightOf({ shares }: Decision["candidates"][number], weights: Weights[string] = {}): number {
  return Object.entries(shares).reduce((sum, [reason, share]) => sum + share * (weights[reason] ?? 0), 0);
}

export interface Flip {
  name: string;
  goal: string;
  before: string;
  after: string;
  /** `worse`: the candidate that leads on is no longer first. `better`: it is first now. */
  effect: "better" | "worse" | "unknown";
}

/** The recorded decisions that would change with another set of weights. */
export function flipsOf(decisions: readonly Decision[], before: Weights, after: Weights): Flip[] {
  return decisions.flatMap((decision) => {
    const [was, is] = [firstOf(decision, before), firstOf(decision, after)];
    if (was === is) return [];
    const { name, goal, candidates } = decision;
    const texts = { before: candidates[was]?.text ?? "", after: candidates[is]?.text ?? "" };
    return [{ name, goal, ...texts, effect: effectOf(decision, was, is) }];
  });
}

function effectOf({ right }: Decision, was: number, is: number): Flip["effect"] {
  if (was === right) return "worse";
  return is === right ? "better" : "unknown";
}

function firstOf({ goal, candidates }: Decision, weights: Weights): number {
  const scores = candidates.map((candidate) => weightOf(candidate, weights[goal]));
  return scores.indexOf(Math.max(...scores));
}

export function withWeight(weights: Weights, { goal, reason, to }: Coordinate & { to: number }): Weights {
  return { ...weights, [goal]: { ...weights[goal], [reason]: to } };
}

function changesBetween(before: Weights, after: Weights): Change[] {
  return Object.entries(after).flatMap(([goal, reasons]) =>
    Object.entries(reasons).flatMap(([reason, to]) => {
      const from = before[goal]?.[reason] ?? 0;
      return from === to ? [] : [{ goal, reason, from, to }];
    }),
  );
}
