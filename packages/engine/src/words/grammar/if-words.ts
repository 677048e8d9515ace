/** With which a condition begins: "if you only have dewy". Folded. */
export const ifWords: ReadonlySet<string> = new Set(
  "if unless wenn falls si sinon mocht jesli jezeli hvis pokud kdyby jos eger".split(" "),
);
