import { type Disturbance, disturbAtPoint, points, randomDisturbances } from "./disturbances.ts";
import type { Random } from "./random.ts";

/** Returns the next disturbance, and the pause before it. */
export type Lane = () => { disturb: Disturbance; afterMs: number };

/** Two in parallel: one waits for the named points, each equally often; the other strikes at random. */
export function createLanes(random: Random): readonly Lane[] {
  return [atPoints(random.fork("points")), atRandom(random.fork("random"))];
}

function atPoints(random: Random): Lane {
  let round: string[] = [];
  return () => {
    if (round.length === 0) round = random.shuffle(points);
    return { disturb: disturbAtPoint(round.pop() ?? ""), afterMs: random.between(0, 500) };
  };
}

function atRandom(random: Random): Lane {
  const weighted = randomDisturbances.flatMap(([weight, disturb]) =>
    Array.from({ length: weight }, () => disturb),
  );
  return () => ({ disturb: random.pick(weighted), afterMs: random.between(200, 3_000) });
}
