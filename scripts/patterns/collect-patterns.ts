import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import ts from "typescript";

export interface CollectedPattern {
  /** `path:line`. */
  place: string;
  pattern: RegExp;
}

/** Every regular expression written in a file. Parts inserted at run time are replaced by a word. */
export async function collectPatterns(path: string, root: string): Promise<CollectedPattern[]> {
  const source = ts.createSourceFile(path, await readFile(path, "utf8"), ts.ScriptTarget.ESNext, true);
  const texts = new Map<string, string>();
  const found: CollectedPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      texts.set(node.name.text, textOf(node.initializer, texts));
    const pattern = patternOf(node, texts);
    if (pattern) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${relative(root, path)}:${line + 1}`, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function patternOf(node: ts.Node, texts: ReadonlyMap<string, string>): RegExp | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== "RegExp") return undefined;
  const [pattern, flags] = node.arguments ?? [];
  return pattern && new RegExp(textOf(pattern, texts), flags ? textOf(flags, texts) : "");
}

const anyWord = "(?:word|words)";

function textOf(node: ts.Expression, texts: ReadonlyMap<string, string>): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return texts.get(node.text) ?? anyWord;
  if (ts.isTaggedTemplateExpression(node)) return rawTextOf(node.template, texts);
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map((span) => textOf(span.expression, texts) + span.literal.text).join("")
    );
  return anyWord;
}

function rawTextOf(template: ts.TemplateLiteral, texts: ReadonlyMap<string, string>): string {
  const raw = (part: ts.TemplateLiteralLikeNode) => part.rawText ?? part.text;
  if (ts.isNoSubstitutionTemplateLiteral(template)) return raw(template);
  return (
    raw(template.head) +
    template.templateSpans.map((span) => textOf(span.expression, texts) + raw(span.literal)).join("")
  );
}
