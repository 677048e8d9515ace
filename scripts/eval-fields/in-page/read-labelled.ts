/// <reference lib="dom" />

import type { ControlSnapshot } from "../../../packages/engine/src/page/fields/control-snapshot.ts";
import { controlKind } from "../../../packages/engine/src/page/in-page/controls/control-kind.ts";
import { describeControl } from "../../../packages/engine/src/page/in-page/controls/describe-control.ts";
import { deepRoots } from "../../../packages/engine/src/page/in-page/tree/deep-roots.ts";

/**
 * Every control of a saved page with its hand label, empty if it has none. Includes hidden controls: a saved
 * page has lost its style sheets, and controls that were hidden were labelled too.
 */
export function readLabelled(): {
  language: string;
  labelled: { control: ControlSnapshot; expected: string }[];
} {
  const forms = [...document.querySelectorAll("form")];
  const surroundings = { roots: deepRoots(), forms, sendings: new Map() };
  const controls = [...document.querySelectorAll("input, select, textarea")].filter((element) =>
    controlKind(element),
  );
  const labelled = controls.map((element) => ({
    control: describeControl(element, surroundings),
    expected: element.getAttribute("data-manual-scoring") ?? "",
  }));
  return { language: document.documentElement.lang, labelled };
}
