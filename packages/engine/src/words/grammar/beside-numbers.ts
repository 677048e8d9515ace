/** Before such a word they mean one. */
export const articles: ReadonlySet<string> = new Set(
  "a an the ein eine einen un une una uno een um uma ett en jeden jedna jedno".split(" "),
);

/** Of one thing: "a 500 piece puzzle", "das 3 m Kabel". */
export const singularArticles: ReadonlySet<string> = new Set(
  "a an this that my ein eine einen einem einer das den dem der dieses diesen un una une le la el il lo het een um uma en et ett".split(
    " ",
  ),
);

/** Before a number without a noun they mean all of what is there: "les deux", "los dos". */
export const pluralArticles: ReadonlySet<string> = new Set(
  "the les los las i gli le os as die den de".split(" "),
);

/** "Of them": refers to the page's product. */
export const ofWords: ReadonlySet<string> = new Set("of von de di van z av".split(" "));

/** Behind "two of": what was named before. */
export const pointerWords: ReadonlySet<string> = new Set(
  "them these those diesen denen ellos estos estas eux ceux ces questi queste deze hiervan nich tych destes deles dem dessa".split(
    " ",
  ),
);

/** Behind "two of": so many people, and not so many pieces. */
export const usWords: ReadonlySet<string> = new Set("us uns nous nosotros noi ons nas oss nos".split(" "));

/** Between the quantity and an attribute: "two in black". */
export const inWords: ReadonlySet<string> = new Set("in en im w em i from by bei chez fran od".split(" "));
