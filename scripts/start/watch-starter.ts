import { areAllAlive, findStarters, readProcessFromProc } from "./starters.ts";

const intervalMs = 500;

/**
 * Calls `onGone`, once, when what started this process has died without passing a signal on: npm or its shell, or a
 * program of ours that holds the other end of a channel. A process started by anything else is left alone.
 */
export function watchStarter(mainFile: string, onGone: () => void): void {
  if (process.channel) {
    process.once("disconnect", onGone);
    // The watch alone keeps no process alive.
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
