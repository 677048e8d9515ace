/// <reference lib="dom" />

import type { ControlSnapshot } from "../../fields/control-snapshot.ts";
import { mostControls } from "../limits.ts";
import { shownText } from "../text/text-of.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contains, isBefore } from "../tree/flat-tree.ts";
import { editableBoxes } from "../tree/selectors.ts";
import { isUsable } from "../visibility/is-usable.ts";
import { groupRadios, isInnerBox } from "./choices-of.ts";
import { controlKind } from "./control-kind.ts";
import { describeControl } from "./describe-control.ts";
import { nativeListOf } from "./native-list.ts";
import { standInOf } from "./stand-in.ts";
import { isTileOn, tileSets } from "./tiles.ts";

/** Describes all controls of this frame that a person could see and use. */
export function readControls(): ControlSnapshot[] {
  if (innerWidth <= 1 || innerHeight <= 1) return [];
  const roots = deepRoots();
  const tiles = new Map(tileSets(roots).flatMap((set, index) => set.map((tile) => [tile, `tiles ${index}`])));
  const surroundings = { forms: deepAll(roots, "form"), sendings: new Map() };
  const selector = `input, select, textarea, [role=combobox], [role=listbox], [aria-haspopup=listbox], [role=radio], [role=checkbox], [role=switch], [tabindex][name], [tabindex][value], button, [role=button], [role=group]:has([role=spinbutton]), ${editableBoxes}`;
  const usable = deepAll(roots, selector).filter(
    (element) => controlKind(element) !== undefined && !isInnerBox(element) && isUsable(element),
  );
  const marked = usable.filter((element) => !isPictureOfList(element, usable) && !tiles.has(element));
  const single = inOrder(marked, [...tiles.keys()]).slice(0, mostControls);
  return groupRadios(
    single,
    single.map((element) => {
      const described = describeControl(element, surroundings);
      const name = tiles.get(element);
      return name === undefined ? described : { ...described, ...tileAs(element, name) };
    }),
  );
}

/** Overrides for choices without any markup as such. */
function tileAs(element: Element, name: string): Partial<ControlSnapshot> {
  const value = isTileOn(element) ? "on" : "";
  return { kind: "radio", name, label: shownText(element, 120), nearby: "", value };
}

function inOrder(controls: Element[], tiles: Element[]): Element[] {
  if (tiles.length === 0) return controls;
  const follows = (one: Element, other: Element) => isBefore(one, other);
  return [...controls, ...tiles].sort((one, other) => (follows(one, other) ? -1 : 1));
}

/** Drawn over a list that is itself usable, or the search field of such a list. */
function isPictureOfList(element: Element, usable: Element[]): boolean {
  const kind = controlKind(element);
  if (kind !== "listbox" && kind !== "combobox") return false;
  const native = nativeListOf(element);
  if (!native || !usable.includes(native)) return false;
  return kind === "listbox" || contains(standInOf(native), element) === true;
}
