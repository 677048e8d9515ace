import { readFile } from "node:fs/promises";
import ts from "typescript";

/** The full names of the tests in a file, blocks first: `a block > a test`. Skipped tests are left out. */
export async function listTests(file: URL): Promise<string[]> {
  const source = ts.createSourceFile(file.href, await readFile(file, "utf8"), ts.ScriptTarget.Latest, true);
  return testsIn(source, []);
}

function testsIn(node: ts.Node, blocks: readonly string[]): string[] {
  const declaration = ts.isCallExpression(node) ? readDeclaration(node) : undefined;
  if (declaration?.kind === "test") return [[...blocks, declaration.title].join(" > ")];
  const inside = declaration ? [...blocks, declaration.title] : blocks;
  const names: string[] = [];
  ts.forEachChild(node, (child) => {
    names.push(...testsIn(child, inside));
  });
  return names;
}

/** `test("title", …)`, `it.each(table)("title", …)`, `describe("title", …)`. */
function readDeclaration(call: ts.CallExpression): { kind: "test" | "block"; title: string } | undefined {
  const [title] = call.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined;
  const words = wordsOf(call.expression);
  if (words.some((word) => ["skip", "todo", "fails", "skipIf", "runIf"].includes(word))) return undefined;
  const text = ts.isStringLiteralLike(title) ? title.text : title.getText(title.getSourceFile()).slice(1, -1);
  if (words[0] === "describe") return { kind: "block", title: text };
  return words[0] === "test" || words[0] === "it" ? { kind: "test", title: text } : undefined;
}

/** `it.each(table)` becomes `["it", "each"]`. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isCallExpression(expression)) return wordsOf(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return [];
  return [...wordsOf(expression.expression), expression.name.text];
}
