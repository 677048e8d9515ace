/// <reference lib="dom" />

/** The origin that may read this document; "null" for `data:` documents and sandboxed frames. */
export function documentOrigin(): string {
  return self.origin;
}
