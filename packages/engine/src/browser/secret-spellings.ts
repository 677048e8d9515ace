/** Shorter values are in base64 what any short text may be. */
const shortestInBase64 = 6;

/** What an address, a form, JSON, HTML and a header make of a secret, where that is not the secret itself. */
export function secretSpellings(secret: string): readonly string[] {
  const inAddress = encodeURIComponent(secret);
  const inJson = JSON.stringify(secret).slice(1, -1);
  const spellings = [
    inAddress,
    inAddress.replaceAll("%20", "+"),
    inJson,
    inJson.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
    secret.replace(/[&<>"']/g, (character) => entities[character] ?? character),
    ...inBase64(secret),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== secret);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Without what its end depends on: the padding, and the last character before it. */
function inBase64(secret: string): readonly string[] {
  if (secret.length < shortestInBase64) return [];
  const coded = Buffer.from(secret).toString("base64").replace(/.?=*$/, "");
  return [coded, coded.replaceAll("+", "-").replaceAll("/", "_")];
}
