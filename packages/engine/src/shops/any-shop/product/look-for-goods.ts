import type { Field } from "../../../page/fields/read-fields.ts";
import { readFields } from "../../../page/fields/read-fields.ts";
import { type Pressable, readPressables } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import { moreGoodsWords } from "../../../words/goods/more-goods-words.ts";
import { languages } from "../../../words/languages.ts";
import { normalise } from "../../../words/normalise.ts";

/** Types words into the shop's search. Returns whether the page has changed. */
export async function searchForGoods(visit: Visit, words: string): Promise<boolean> {
  const { page, pace } = visit;
  const field = words === "" ? undefined : ((await searchField(visit)) ?? (await openSearch(visit)));
  if (!field) return false;
  const before = page.url();
  await withinLimit(pace, () => field.locator.fill(words, { timeout: 2_000 }), undefined);
  await withinLimit(pace, () => field.locator.press("Enter", { timeout: 2_000 }), undefined);
  await settle(page, pace);
  return page.url() !== before;
}

async function searchField({ page, pace }: Visit): Promise<Field | undefined> {
  const fields = await readFields(page, pace);
  return fields.find(
    ({ role, control }) => role === "search" && (control === "text" || control === "combobox"),
  );
}

/** The field may be behind a button that only shows a magnifying glass. */
async function openSearch(visit: Visit): Promise<Field | undefined> {
  const { page, pace } = visit;
  const opener = (await readPressables(page, pace)).find(
    (one) => !one.disabled && one.frame === page.mainFrame() && namesSearch(one),
  );
  if (!opener) return undefined;
  await pressThrough(visit, opener);
  await settle(page, pace);
  return searchField(visit);
}

function namesSearch({ text, spoken }: Pressable): boolean {
  const names = [text, spoken].map(normalise);
  return languages.some(({ fields }) => fields.search.some((words) => names.includes(words)));
}

/** Loads more of the list below it, or turns to its next page. Returns whether the page has changed. */
export async function showMoreGoods(visit: Visit): Promise<boolean> {
  const { page, pace } = visit;
  const more = (await readPressables(page, pace)).find(
    (one) => !one.disabled && one.frame === page.mainFrame() && !one.isInText && saysMore(one.text),
  );
  if (!more) return false;
  const { began } = await pressThrough(visit, more);
  await settle(page, pace);
  return began !== "nothing";
}

function saysMore(text: string): boolean {
  const plain = normalise(text.replace(/[→›»>]/g, " "));
  return moreGoodsWords.some((words) => plain === words || plain.startsWith(`${words} `));
}
