/** Addresses of a shop of this platform that its pages don't link to. */
export interface ShopAddresses {
  /** A path of the shop's Store API ("cart", "products/12") with its query. */
  storeApi(path: string, query?: Readonly<Record<string, string>>): string;
  /** The checkout's address, unless the shop has changed it. */
  usualCheckout: string;
}

const atRoot = "/wp-json/";

/**
 * Derived from the API address that the pages declare: a shop may be in a folder of its host, and one without
 * permalinks takes the path as a parameter. `api` is ignored if it is on another host.
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
