import { setTimeout as pause } from "node:timers/promises";
import type { Installation, ServerPart } from "./installation.ts";
import { databasePoints, type HeldAtPoint, holdAtPoint } from "./points.ts";
import {
  descendantsOf,
  findOwnerOfPort,
  isBrowser,
  isRunProcess,
  killProcess,
  listProcesses,
  type Process,
} from "./processes.ts";
import type { Random } from "./random.ts";

/** What was disturbed, and how. */
export interface Disturbed {
  /** The name of the point, or "at random". */
  readonly at: string;
  readonly what: string;
  /** How many processes were killed with SIGKILL. */
  readonly kills: number;
}

export type Disturbance = (installation: Installation, random: Random) => Promise<Disturbed | undefined>;

export const merchantPoints = ["press:before", "press:after"] as const;
export const points: readonly string[] = [...databasePoints, ...merchantPoints, "delivery"];

const pointTimeoutMs = 12_000;

/** Waits for a process to reach a named point, holds it there, and kills a process that is involved. */
export function disturbAtPoint(point: string): Disturbance {
  return async (installation, random) => {
    const held = await hold(installation, point);
    if (!held) return undefined;
    try {
      const part = await findPart(installation, held.localPort);
      return await strike(installation, random, { point, part });
    } finally {
      await held.release();
      await installation.database.ensureUp();
    }
  };
}

async function hold(installation: Installation, point: string): Promise<HeldAtPoint | undefined> {
  const { database, merchants, receiver } = installation;
  if (databasePoints.includes(point)) return holdAtPoint(database, point, pointTimeoutMs);
  const moment = merchantPoints.find((each) => each === point);
  const holding = moment ? merchants.holdNextOrder(moment) : receiver.holdNext();
  const held = await Promise.race([holding, pause(pointTimeoutMs, undefined)]);
  if (!held) {
    // If it still arrives, it is released at once.
    void holding.then(({ release }) => release());
    return undefined;
  }
  return { localPort: held.localPort, release: async () => held.release() };
}

/** Finds the part whose connection is held, by its database link or by its connection to the shop. */
async function findPart({ servers }: Installation, localPort: number): Promise<ServerPart | undefined> {
  const linked = servers.find(({ link }) => link.leavesBy(localPort));
  if (linked) return linked;
  const all = await listProcesses();
  for (const part of servers) {
    const own = part.processId === undefined ? [] : descendantsOf(part.processId, all);
    if (await findOwnerOfPort(localPort, own)) return part;
  }
  return undefined;
}

/** Usually hits the part itself; sometimes a process below it, the database, or their connection. */
async function strike(
  installation: Installation,
  random: Random,
  { point, part }: { point: string; part: ServerPart | undefined },
): Promise<Disturbed> {
  const said = (what: string, kills: number): Disturbed => ({ at: point, what, kills });
  const chance = random.number();
  if (!part || chance < 0.12) return said("database", Number(await installation.database.kill()));
  if (chance < 0.24) {
    part.link.cut();
    await pause(random.between(50, 800));
    part.link.heal();
    return said(`connection of ${part.role}`, 0);
  }
  if (part.role === "worker" && chance < 0.5) {
    const isWanted = chance < 0.37 ? isRunProcess : isBrowser;
    const killed = await killBelow(part, random, isWanted);
    if (killed) return said(chance < 0.37 ? "run process" : "browser", 1);
  }
  return said(part.role, Number(part.kill()));
}

async function killBelow(
  part: ServerPart,
  random: Random,
  isWanted: (process: Process) => boolean,
): Promise<boolean> {
  if (part.processId === undefined) return false;
  const found = descendantsOf(part.processId, await listProcesses()).filter(isWanted);
  return found.length > 0 && killProcess(random.pick(found).id);
}

const kill =
  (role: ServerPart["role"]): Disturbance =>
  async ({ servers }, random) =>
    atRandom(role, random.pick(servers.filter((part) => part.role === role)).kill());

const killBelowWorker =
  (what: string, isWanted: (process: Process) => boolean): Disturbance =>
  async ({ servers }, random) => {
    const workers = servers.filter(({ role }) => role === "worker");
    return atRandom(what, await killBelow(random.pick(workers), random, isWanted));
  };

const killDatabase: Disturbance = async ({ database }, random) => {
  const isKilled = await database.kill();
  await pause(random.between(0, 1_500));
  await database.ensureUp();
  return atRandom("database", isKilled);
};

const killBackend: Disturbance = async ({ database }) => {
  const isKilled = await database.killBackend();
  await database.ensureUp();
  return atRandom("database connection", isKilled);
};

const killAnswerPage: Disturbance = async ({ answerPage }) => atRandom("answer page", answerPage.kill());

const restartDatabase: Disturbance = async ({ database }) => {
  await database.restart();
  return { at: "at random", what: "database restarted", kills: 0 };
};

const cutLink: Disturbance = async ({ servers }, random) => {
  const { link, role } = random.pick(servers);
  const isFrozen = random.number() < 0.5;
  if (isFrozen) link.freeze();
  else link.cut();
  await pause(random.between(100, 6_000));
  // Some frozen connections are broken off in the end, as by a firewall that has forgotten them.
  if (isFrozen && random.number() < 0.5) link.cut();
  link.heal();
  return { at: "at random", what: `${role} and database ${isFrozen ? "frozen" : "cut"}`, kills: 0 };
};

const cutShops: Disturbance = async ({ merchants }) => {
  merchants.cut();
  return { at: "at random", what: "shops cut", kills: 0 };
};

const fillDisk =
  (which: "database" | "parts"): Disturbance =>
  async ({ disks, database }, random) => {
    const disk = disks[which];
    if (!disk) return undefined;
    await disk.fill();
    await pause(random.between(500, 4_000));
    await disk.free();
    await database.ensureUp();
    return { at: "at random", what: `disk of ${which} full`, kills: 0 };
  };

const clockJumps = [-3_600_000, -120_000, 120_000, 480_000, 3_600_000] as const;

const jumpClock: Disturbance = async ({ servers }, random) => {
  const part = random.pick(servers);
  const offsetMs = random.pick(clockJumps);
  await part.setClock(offsetMs);
  await pause(random.between(500, 5_000));
  await part.setClock(0);
  return { at: "at random", what: `clock of ${part.role} jumped`, kills: 0 };
};

function atRandom(what: string, isKilled: boolean): Disturbed | undefined {
  return isKilled ? { at: "at random", what, kills: 1 } : undefined;
}

/** Disturbances that wait for no point, weighted by frequency. */
export const randomDisturbances: readonly (readonly [weight: number, Disturbance])[] = [
  [3, kill("api")],
  [3, kill("worker")],
  [3, killBelowWorker("run process", isRunProcess)],
  [3, killBelowWorker("browser", isBrowser)],
  [2, killDatabase],
  [2, killBackend],
  [1, killAnswerPage],
  [1, restartDatabase],
  [2, cutLink],
  [1, cutShops],
  [1, fillDisk("database")],
  [1, fillDisk("parts")],
  [1, jumpClock],
];
