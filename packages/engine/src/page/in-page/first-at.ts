/// <reference lib="dom" />

declare const deepAll: typeof import("./deep-roots.ts").deepAll;
declare const deepRoots: typeof import("./deep-roots.ts").deepRoots;

/** What stands first under this description, in the document or an open shadow root. */
export function firstAt(selector: string): Element | undefined {
  return deepAll(deepRoots(), selector)[0];
}
