/// <reference lib="dom" />
import { asksToChoose } from "../../../words/pages/asks-to-choose.ts";
import type { ChoiceSnapshot } from "../../fields/control-snapshot.ts";
import { shownText } from "../text/text-of.ts";
import { allWithin, isLeaf } from "../tree/flat-tree.ts";
import { isShown } from "../visibility/is-shown.ts";
import { isPrompt } from "./search-box.ts";

const optionElement = /-option$/;

/**
 * The options that a component is given and draws only in a window that its own button opens, whatever window that is.
 * Empty for any other element.
 */
export function componentOptions(opener: Element): Element[] {
  const root = opener.getRootNode();
  if (!(root instanceof ShadowRoot) || !opener.matches(":is(button, [role=button])[aria-haspopup]"))
    return [];
  const kept = [...root.host.querySelectorAll("*")].filter(
    (one) => one.matches("[role=option]") || optionElement.test(one.localName),
  );
  return kept.length > 1 && !kept.some(isShown) ? kept : [];
}

/** An option that is not drawn has its words in the markup alone. */
export function titleOfKept(option: Element): string {
  return (option.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The component, which a person presses: its own button may lie under something. */
export function componentOfList(opener: Element): Element | undefined {
  const root = opener.getRootNode();
  return root instanceof ShadowRoot && componentOptions(opener).length > 0 ? root.host : undefined;
}

/** What the component shows beside its options: its choice, and its name. */
export function componentListShows(opener: Element): { choice: string; name: string } | undefined {
  const host = componentOfList(opener);
  if (!host) return undefined;
  const titles = componentOptions(opener).map(titleOfKept);
  const texts = allWithin(host, "*").filter((one) => isLeaf(one) && isShown(one) && !isPrompt(one));
  const said = texts.map((one) => shownText(one, 100)).filter((text) => text !== "");
  const choice = said.find((text) => titles.includes(text)) ?? "";
  return { choice, name: said.find((text) => text !== choice) ?? host.getAttribute("label") ?? "" };
}

/** Some lists draw their name, or ask for a choice, where the choice will be, or beside it. */
export function withoutName(shown: string, label: string, choices: readonly ChoiceSnapshot[] = []): string {
  const isChoice = (text: string) => choices.some(({ title }) => title === text);
  if (!choices.some(({ title }) => shown.includes(title)) && asksToChoose(shown)) return "";
  if (label === "" || isChoice(shown)) return shown;
  const rest = shown.replaceAll(label, "").trim();
  const isName = rest === "" && (shown !== label || choices.length > 0);
  return isName || isChoice(rest) ? rest : shown;
}
