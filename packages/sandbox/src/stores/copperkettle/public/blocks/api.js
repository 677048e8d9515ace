const ROOT = "/wp-json/wc/store/v1";

/** The store interface; each request sends the nonce of the last answer. */
export function createApi() {
  let nonce = "";

  async function call(method, path, body) {
    const response = await fetch(`${ROOT}${path}`, {
      method,
      headers: { nonce, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    nonce = response.headers.get("nonce") ?? nonce;
    return { status: response.status, body: await response.json() };
  }

  return {
    cart: async () => (await call("GET", "/cart")).body,
    saveCustomer: async (customer) => (await call("POST", "/cart/update-customer", customer)).body,
    chooseRate: async (rate_id) =>
      (await call("POST", "/cart/select-shipping-rate", { package_id: 0, rate_id })).body,
    checkOut: (order) => call("POST", "/checkout", order),
  };
}
