/// <reference lib="dom" />

/** Who may read this document; "null" where that is nobody else: `data:`, or a frame shut in a sandbox. */
export function documentOrigin(): string {
  return self.origin;
}
