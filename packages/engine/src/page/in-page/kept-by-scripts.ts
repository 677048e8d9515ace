/// <reference lib="dom" />

/** A hash that changes when a script of the page changes its storage or its cookies. */
export function keptByScripts(): number {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).map((name) => `${name}=${storage.getItem(name) ?? ""}`),
  );
  let mark = 0;
  for (const one of [...kept, document.cookie])
    for (let index = 0; index < one.length; index += 1) mark = (mark * 31 + one.charCodeAt(index)) | 0;
  return mark;
}
