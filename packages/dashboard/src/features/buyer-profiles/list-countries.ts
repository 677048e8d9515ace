const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes with a name that are no country: of groups and tests, of the past, and of parts of others. */
const others = new Set(
  "EU EZ QO UN XA XB ZZ AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR AC CP CQ DG EA IC TA".split(" "),
);

/** The countries of the world as the browser knows them, by name. */
export function listCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .filter((code) => !others.has(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((left, right) => left.name.localeCompare(right.name, "en"));
}
