/** Where a shop of this platform keeps what is not linked on its pages. */
export interface ShopAddresses {
  /** A path of the shop's open interface ("cart", "products/12") with its query. */
  storeApi(path: string, query?: Readonly<Record<string, string>>): string;
  /** Where the checkout is unless the shop has moved it. */
  usualCheckout: string;
}

const atRoot = "/wp-json/";

/**
 * Told by the address of the interface, as the pages name it: a shop may stand in a folder of its host, and one without
 * readable addresses takes the path as a parameter. `api` of another host counts for nothing.
 */
export function addressesOf(page: string, api: string | null): ShopAddresses {
  const own = new URL(page);
  const named = URL.parse(api ?? "");
  const root = named?.origin === own.origin ? named : new URL(atRoot, own);
  const home = root.pathname.replace(/(?:wp-json\/?|index\.php)$/, "");
  return {
    usualCheckout: `${home}checkout/`,
    storeApi: (path, query = {}) => {
      const address = new URL(root);
      const asked = `wc/store/v1/${path}`;
      const route = address.searchParams.get("rest_route");
      if (route === null) address.pathname += asked;
      else address.searchParams.set("rest_route", `${route}${asked}`);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return `${address.pathname}${address.search}`;
    },
  };
}
