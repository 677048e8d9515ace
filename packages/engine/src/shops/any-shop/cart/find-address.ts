import { callInPage } from "../../../page/call-in-page.ts";
import type { Visit } from "../../../phases/visit.ts";
import { type AddressName, actionNames, addressNames } from "../../../words/pages/address-names.ts";

export function isAddressOf(kind: AddressName, pathAndQuery: string): boolean {
  return addressNames[kind].test(pathAndQuery);
}

/** The address of a link to the cart or the checkout, for links that are only a picture. */
export async function findAddress({ page, pace }: Visit, kind: AddressName): Promise<string | undefined> {
  const links = await callInPage({ frame: page.mainFrame(), pace }, "linkAddresses")
    // A page that is being replaced has no links.
    .catch(() => pace.signal.throwIfAborted());
  const own = new URL(page.url());
  return [...new Set(links ?? [])].find((link) => {
    const url = URL.parse(link);
    return (
      url !== null &&
      url.host === own.host &&
      url.href !== own.href &&
      addressNames[kind].test(`${url.pathname}${url.search}`) &&
      !changesSomething(url)
    );
  });
}

/** Links of a cart's line name their action in the address. */
function changesSomething({ pathname, search }: URL): boolean {
  return actionNames.query.test(search) || actionNames.path.test(pathname);
}
