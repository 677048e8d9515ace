/** Gives ids, times, keys and the address stable stand-ins, so that an example is the same whenever it is recorded. */
export function createMask(baseUrl: string): <Value>(value: Value) => Value {
  const standIns = new Map<string, string>();
  const standInOf = (id: string): string => {
    const number = String(standIns.size + 1).padStart(12, "0");
    const standIn = standIns.get(id) ?? `5f0f3c1e-6f0a-4a53-9d52-${number}`;
    standIns.set(id, standIn);
    return standIn;
  };
  const maskText = (text: string): string =>
    text
      .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g, standInOf)
      // A cursor has more digits where two rows happened to be created in one millisecond.
      .replaceAll(/\b20\d\d-\d\d-\d\dT[\d:]+\.\d{3,}Z/g, "2026-11-20T10:00:00.000Z")
      .replace(/^20\d\d-\d\d-\d\d$/, "2026-11-20")
      .replaceAll(/\bck_(test|live)_[\w-]{32}/g, "ck_$1_…")
      .replaceAll(/\bck_(test|live)_[\w-]{8}$/g, "ck_$1_XXXXXXXX")
      .replaceAll(/\/a\/[\w-]{43}$/g, "/a/…")
      .replaceAll(baseUrl, "http://127.0.0.1:4000")
      .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "eyJ…")
      .replaceAll(/http:\/\/billing\.localhost:\d+/g, "http://billing.localhost:4100")
      .replaceAll(/\b(cs_test|bps|vs)_[\w-]+/g, "$1_XXXXXXXX")
      .replaceAll(/\bwhsec_[\w+/=-]+/g, "whsec_…");
  return (value) =>
    JSON.parse(JSON.stringify(value), (_name, each) => (typeof each === "string" ? maskText(each) : each));
}
