import type { Offer } from "../../choosing/offer.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage, callOnElement } from "../../page/call-in-page.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import type { Visit } from "../../phases/visit.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { SisterGroup } from "./in-page/read-sisters.ts";

/** The versions of a product that have pages of their own; the id of each variant is the address of its page. */
export type Versions = Offer;

/** More pages than this are not looked into. */
const mostPages = 12;
const longestFact = 40;

/** Where a page sells nothing itself and lists the versions of its product, each of which has a page that does. */
export async function findVersions(visit: Visit, title: string): Promise<Versions | undefined> {
  const group = await findGroup(visit);
  if (!group) return undefined;
  const titles = group.sisters.map((sister) => sister.title);
  if (new Set(titles).size === titles.length)
    return versionsOf(title, group, new Map([[group.name, titles]]));
  return versionsOf(title, group, (await tellingFacts(visit, group)) ?? numbered(group));
}

/** Whether the page names versions of its product beside its heading. */
export async function listsVersions(visit: Visit): Promise<boolean> {
  return (await findGroup(visit)) !== undefined;
}

async function findGroup(visit: Visit): Promise<SisterGroup | undefined> {
  const heading = visit.page.locator("h1").first();
  // Nobody waits for a heading that a page does not have.
  if ((await withinLimit(visit.pace, () => heading.count(), 0)) === 0) return undefined;
  const groups = await callOnElement({ locator: heading, pace: visit.pace }, "readSisters").catch(() => []);
  return groups.find(({ name }) => isHeading(name));
}

function isHeading(name: string): boolean {
  const plain = normalise(name);
  return languages.some(({ versions }) => versions.some((words) => hasPhrase(plain, [words])));
}

/** `values`: by the name of each option, the value of each version. */
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

/** What a list calls by the same name its pages tell apart: the first of their facts in which no two of them agree. */
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

/** Neither a price nor a number of pieces nor a description. */
function isFact(value: string): boolean {
  return value !== "" && value.length <= longestFact && findAmounts(value).length === 0;
}

/** Words tell more than numbers, and short ones more than sentences about the stock. */
function weight(values: readonly string[]): number {
  const numbers = values.filter((value) => /\d/.test(value)).length;
  return numbers * longestFact + Math.max(...values.map(({ length }) => length));
}

function numbered({ name, sisters }: SisterGroup): Facts {
  return new Map([[name, sisters.map(({ title }, index) => `${title} (${index + 1})`)]]);
}
