import type { Page } from "playwright-core";
import { z } from "zod";
import { bounded, type Pace } from "../page/waiting/pace.ts";

/** A page as shown to a model: what a screen reader would say, with marks on elements it can operate. */
export interface Snapshot {
  text: string;
  /** The marks in the text; no others are accepted. */
  refs: ReadonlySet<string>;
}

type Node = z.infer<typeof plainNode> & { children?: (string | Node)[] | undefined };
const plainNode = z.object({
  role: z.string(),
  name: z.string().optional(),
  text: z.string().optional(),
  ref: z.string().optional(),
  cursor: z.string().optional(),
  disabled: z.boolean().optional(),
  checked: z.union([z.boolean(), z.string()]).optional(),
  selected: z.boolean().optional(),
  expanded: z.boolean().optional(),
});
const node: z.ZodType<Node> = plainNode.extend({
  children: z.array(z.union([z.string(), z.lazy(() => node)])).optional(),
});
const tree = z.array(z.union([z.string(), node]));

const limitMs = 5_000;
const mostLines = 400;
const longestText = 160;
const longestSnapshot = 24_000;

/**
 * Reads the page's own document. Frames are left out: a model is not needed for third-party frames. Field
 * values are left out too, whatever the field.
 */
export async function takeSnapshot(page: Page, pace: Pace): Promise<Snapshot> {
  const read = await bounded(pace, limitMs, () => page.ariaSnapshotJSON({ mode: "ai", timeout: limitMs }));
  const lines: string[] = [];
  const refs = new Set<string>();
  let size = 0;
  for (const { text, ref } of tree.parse(read).flatMap(linesOf)) {
    size += text.length + 1;
    if (lines.length >= mostLines || size > longestSnapshot) break;
    lines.push(text);
    if (ref !== undefined) refs.add(ref);
  }
  return { text: lines.join("\n"), refs };
}

interface Line {
  text: string;
  ref?: string;
}

function linesOf(one: string | Node): Line[] {
  if (typeof one === "string") return [{ text: shorten(one) }];
  if (one.role === "iframe") return [{ text: "(a frame)" }];
  const isWorked = worked.has(one.role) || one.cursor === "pointer" || isShortText(one);
  // The value of a field is a child node.
  const below = fieldRoles.has(one.role) ? [] : (one.children ?? []).flatMap(linesOf);
  if (isWorked && one.ref) return [{ text: describe(one, one.ref), ref: one.ref }, ...below];
  return one.name || one.text ? [{ text: describe(one, undefined) }, ...below] : below;
}

/** Shops make buttons of any element; a box with only a few words loses its pointer cursor in the tree. */
function isShortText({ role, text = "" }: Node): boolean {
  return role === "generic" && text !== "" && text.length <= 40;
}

const fieldRoles: ReadonlySet<string> = new Set([
  "textbox",
  "searchbox",
  "spinbutton",
  "combobox",
  "listbox",
]);
const worked: ReadonlySet<string> = new Set([
  ...fieldRoles,
  ...[
    "button",
    "link",
    "checkbox",
    "radio",
    "switch",
    "option",
    "tab",
    "menuitem",
    "menuitemradio",
    "slider",
  ],
]);

/** `[e12] button "Add to cart" (disabled)`. */
function describe(one: Node, ref: string | undefined): string {
  const isField = fieldRoles.has(one.role);
  const words = one.name ?? (isField ? "" : (one.text ?? ""));
  const states = [
    one.disabled && "disabled",
    one.checked && "checked",
    one.selected && "selected",
    one.expanded && "open",
    isField && one.role !== "combobox" && (one.text ? "filled" : "empty"),
  ].filter(Boolean);
  const state = states.length > 0 ? ` (${states.join(", ")})` : "";
  const options = isField ? optionsOf(one) : "";
  const mark = ref ? `[${ref}] ` : "";
  return `${mark}${one.role === "generic" && !ref ? "text" : one.role} ${JSON.stringify(shorten(words))}${state}${options}`;
}

const mostOptions = 60;

function optionsOf({ children = [] }: Node): string {
  const options = children.filter(
    (child): child is Node => typeof child !== "string" && child.role === "option",
  );
  if (options.length === 0) return "";
  return ` options: ${options
    .slice(0, mostOptions)
    .map(({ name = "" }) => JSON.stringify(shorten(name)))
    .join(", ")}`;
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length > longestText ? `${plain.slice(0, longestText)}…` : plain;
}
