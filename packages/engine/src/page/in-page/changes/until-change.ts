/// <reference lib="dom" />

/** Resolves when the document next changes, or after `limitMs`. */
export function untilChange(limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    };
    const observer = new MutationObserver(end);
    const limit = setTimeout(end, limitMs);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
