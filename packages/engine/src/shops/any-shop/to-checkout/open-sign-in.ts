import { objectionToAddress } from "../../../deciding/judge-way.ts";
import { movesAmong } from "../../../page/moves/read-moves.ts";
import { lookAt } from "../../../phases/form/ways/read-ways.ts";
import { noteWay } from "../../../phases/form/ways/take-way.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import type { Visit } from "../../../phases/visit.ts";

/**
 * If a shop only lets customers continue, opens its sign-in page, once from each page. This doesn't sign in.
 * Returns false if no link leads there.
 */
export async function openSignIn(visit: Visit): Promise<boolean> {
  const url = visit.page.url();
  const look = await lookAt(visit);
  const links = movesAmong(look.pressables).filter(
    ({ move, isLink, isAside }) => move === "sign_in" && isLink && !isAside,
  );
  const address = links
    .map(({ href }) => URL.parse(href, url)?.href ?? "")
    .find((one) => one.startsWith("http") && isOpenTo(visit, one));
  if (address === undefined) return false;
  noteWay(visit, look, { key: address });
  await goTo(visit, address);
  return true;
}

function isOpenTo({ browser, page, journal }: Visit, address: string): boolean {
  const isRefused = objectionToAddress({ address }, browser.mayVisit) !== undefined;
  return !isRefused && address !== page.url() && journal.usesOf(page.url(), address) === 0;
}
