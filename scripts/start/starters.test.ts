import { describe, expect, it } from "vitest";
import { areAllAlive, findStarters, type ProcessFacts, readProcessFromProc } from "./starters.ts";

const mainFile = "scripts/start.ts";
const script = `node ${mainFile}`;
const environment = { npm_lifecycle_script: script };
const shell = ["sh", "-c", script];

const table =
  (processes: Readonly<Record<number, ProcessFacts>>) =>
  (id: number): ProcessFacts | undefined =>
    processes[id];

describe("what started a process", () => {
  it("is npm alone where its shell made way for the script", () => {
    const read = table({ 20: { parentId: 10, args: ["npm start"] }, 10: { parentId: 1, args: ["bash"] } });
    expect(findStarters(environment, { parentId: 20, mainFile }, read)).toEqual([20]);
  });

  it("is npm and the shell that stays, whatever wraps it, and not what started npm", () => {
    const read = table({
      40: { parentId: 30, args: [...shell.slice(0, 2), `${script} --quiet`] },
      30: { parentId: 20, args: ["/bin/bash", "/opt/wrapped-shell", "-c", script] },
      20: { parentId: 10, args: [`npm exec -c ${script}`] },
      10: { parentId: 1, args: ["bash", "-c", "npm start; true"] },
    });
    expect(findStarters(environment, { parentId: 40, mainFile }, read)).toEqual([40, 30, 20]);
  });

  it.each([
    ["nothing of npm's in the environment", {}],
    ["the environment of another script", { npm_lifecycle_script: "vitest run" }],
  ])("is not watched with %s", (_, other) => {
    expect(
      findStarters(other, { parentId: 20, mainFile }, table({ 20: { parentId: 1, args: shell } })),
    ).toEqual([]);
  });

  it("is the nearest one alone where nothing can be read of processes", () => {
    expect(findStarters(environment, { parentId: 20, mainFile }, () => undefined)).toEqual([20]);
  });
});

describe("the starters", () => {
  const read = table({ 40: { parentId: 30, args: shell }, 30: { parentId: 20, args: ["npm start"] } });

  it("are alive while each is the parent of the one before", () => {
    expect(areAllAlive([40, 30], 40, read)).toBe(true);
    expect(areAllAlive([], 1, read)).toBe(true);
  });

  it("are not once the nearest has gone", () => {
    expect(areAllAlive([40, 30], 1, read)).toBe(false);
  });

  it("are not once npm has gone from above a shell that stays", () => {
    expect(areAllAlive([40, 30], 40, table({ 40: { parentId: 1, args: shell } }))).toBe(false);
  });

  it("stay alive when what started npm ends", () => {
    const orphaned = table({ 40: { parentId: 30, args: shell }, 30: { parentId: 1, args: ["npm start"] } });
    expect(areAllAlive([40, 30], 40, orphaned)).toBe(true);
  });

  it.runIf(process.platform === "linux")("are read from the system", () => {
    expect(readProcessFromProc(process.pid)?.parentId).toBe(process.ppid);
    expect(readProcessFromProc(2 ** 30)).toBeUndefined();
  });
});
