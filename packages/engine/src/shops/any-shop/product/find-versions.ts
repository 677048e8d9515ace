import type { Offer } from "../../../choosing/offer.ts";
import { findDays } from "../../../choosing/request/find-dates.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { callInPage, callOnElement } from "../../../page/call-in-page.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import type { Visit } from "../../../phases/visit.ts";
import { normalise } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";
import type { SisterGroup } from "../in-page/rows/read-sisters.ts";

/** Versions of a product with separate pages; the id of each variant is the address of its page. */
export type Versions = Offer;

/** Doesn't read more pages than this. */
const mostPages = 12;
const longestFact = 40;

/**
 * Finds the versions of a product on a page that sells nothing itself but links to the pages of its versions.
 */
export async function findVersions(visit: Visit, title: string): Promise<Versions | undefined> {
  const group = await findGroup(visit);
  if (!group) return undefined;
  const titles = group.sisters.map((sister) => sister.title);
  if (new Set(titles).size === titles.length)
    return versionsOf(title, group, new Map([[group.name, titles]]));
  return versionsOf(title, group, (await tellingFacts(visit, group)) ?? numbered(group));
}

/** Whether the page lists versions of its product beside its heading. */
export async function listsVersions(visit: Visit): Promise<boolean> {
  return (await findGroup(visit)) !== undefined;
}

async function findGroup(visit: Visit): Promise<SisterGroup | undefined> {
  const heading = visit.page.locator("h1").first();
  // Don't wait for a heading that doesn't exist.
  if ((await withinLimit(visit.pace, () => heading.count(), 0)) === 0) return undefined;
  const groups = await callOnElement({ locator: heading, pace: visit.pace }, "readSisters").catch(() => []);
  return groups.find(({ name }) => isHeading(name)) ?? (await findDates(visit));
}

/** "Sat 5 December 2026, 7:30pm [Book now]": each day of an event has its own page. */
async function findDates({ page, pace }: Visit): Promise<SisterGroup | undefined> {
  const lists = await callInPage({ frame: page.mainFrame(), pace }, "readRowLinks").catch(() => []);
  const rows = lists.find((list) => list.every(({ title }) => findDays(title).length === 1));
  return rows && { name: "Date", sisters: rows.map((row) => ({ ...row, isCurrent: false })) };
}

function isHeading(name: string): boolean {
  const plain = normalise(name);
  return says(plain, ({ versions }) => versions);
}

/** `values`: by option name, the value of each version. */
function versionsOf(title: string, { sisters }: SisterGroup, values: Facts): Versions {
  const options = [...values].map(([name, all]) => ({ name, values: [...new Set(all)] }));
  const variants = sisters.map(({ address }, index) => ({
    id: address,
    values: [...values.values()].map((all) => all[index] ?? ""),
    price: undefined,
    isAvailable: true,
  }));
  return { title, options, variants };
}

type Facts = ReadonlyMap<string, readonly string[]>;

/**
 * If the versions have the same name, distinguishes them by their pages: by the first fact that differs on
 * all of them.
 */
async function tellingFacts({ page, pace }: Visit, { sisters }: SisterGroup): Promise<Facts | undefined> {
  if (sisters.length > mostPages) return undefined;
  const addresses = sisters.map(({ address }) => address);
  const frame = page.mainFrame();
  const pages = await callInPage({ frame, pace, limitMs: 10_000 }, "readFacts", addresses).catch(() => []);
  const byName = (pages[0] ?? []).map(([name]) => ({
    name,
    values: pages.map((facts) => facts.find(([other]) => other === name)?.[1] ?? ""),
  }));
  const telling = byName.filter(
    ({ name, values }) => name !== "" && new Set(values).size > 1 && values.every(isFact),
  );
  const [surest] = telling
    .filter(({ values }) => new Set(values).size === values.length)
    .toSorted((left, right) => weight(left.values) - weight(right.values));
  return surest && new Map([[surest.name, surest.values]]);
}

/** Not a price, a number of pieces or a description. */
function isFact(value: string): boolean {
  return value !== "" && value.length <= longestFact && findAmounts(value).length === 0;
}

/** Prefers words to numbers, and short values to sentences about the stock. */
function weight(values: readonly string[]): number {
  const numbers = values.filter((value) => /\d/.test(value)).length;
  return numbers * longestFact + Math.max(...values.map(({ length }) => length));
}

function numbered({ name, sisters }: SisterGroup): Facts {
  return new Map([[name, sisters.map(({ title }, index) => `${title} (${index + 1})`)]]);
}
