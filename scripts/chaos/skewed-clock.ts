import { readFileSync } from "node:fs";

/**
 * Loaded before a part (`--import`), so that its clock can jump while it runs: a file contains the clock's
 * offset in milliseconds. The processes of runs inherit the flag but not the file, and keep the correct time.
 */
const file = process.env.CHAOS_CLOCK_FILE;
const lookEveryMs = 200;

if (file !== undefined) {
  const System = Date;
  let offsetMs = 0;
  const look = (): void => {
    try {
      offsetMs = Number(readFileSync(file, "utf8")) || 0;
    } catch {
      // The file is being written, or was never there.
    }
  };
  look();
  setInterval(look, lookEveryMs).unref();
  const now = (): number => System.now() + offsetMs;
  globalThis.Date = new Proxy(System, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new System(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
