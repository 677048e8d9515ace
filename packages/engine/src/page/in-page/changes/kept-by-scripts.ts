/// <reference lib="dom" />
import { hashOf } from "../tree/hash-of.ts";

/** A hash that changes when a script of the page changes its storage or its cookies. */
export function keptByScripts(): number {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).map((name) => `${name}=${storage.getItem(name) ?? ""}`),
  );
  return hashOf([...kept, document.cookie]);
}
