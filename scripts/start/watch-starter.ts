import { areAllAlive, findStarters, readProcessFromProc } from "./starters.ts";

const intervalMs = 500;

/**
 * Calls `onGone` once if the process that started this one has died without passing on a signal: npm or its
 * shell, or a program of ours at the other end of a channel. Other starters are not watched.
 */
export function watchStarter(mainFile: string, onGone: () => void): void {
  if (process.channel) {
    process.once("disconnect", onGone);
    // The watch must not keep the process alive.
    process.channel.unref();
  }
  const starters = findStarters(process.env, { parentId: process.ppid, mainFile }, readProcessFromProc);
  if (starters.length === 0) return;
  const timer = setInterval(() => {
    if (areAllAlive(starters, process.ppid, readProcessFromProc)) return;
    clearInterval(timer);
    onGone();
  }, intervalMs).unref();
}
