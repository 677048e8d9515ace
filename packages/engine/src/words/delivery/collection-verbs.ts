/** Verbs of fetching that stand apart from their second part: "Ich hole sie im Laden ab". Folded. */
export const collectionVerbs: readonly { verb: ReadonlySet<string>; part: ReadonlySet<string> }[] = [
  { verb: new Set(["hole", "hol", "holen", "holt"]), part: new Set(["ab"]) },
  { verb: new Set(["pick", "picking", "picked"]), part: new Set(["up"]) },
  { verb: new Set(["haal", "haalt", "halen", "kom"]), part: new Set(["op", "af", "ophalen", "afhalen"]) },
];
