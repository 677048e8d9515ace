/** The shop's API for this one checkout. */
export function createApi(token) {
  const base = `/checkouts/cn/${token}`;
  return {
    saveDetails: (details) => send("PUT", `${base}/details`, details),
    loadRates: () => send("GET", `${base}/shipping-rates`),
    chooseMethod: (id) => send("PUT", `${base}/shipping-method`, { id }),
    suggest: (q, countryCode) =>
      send("GET", `${base}/address-suggestions?${new URLSearchParams({ q, countryCode })}`),
    submit: (order) => send("POST", `${base}/submit`, order),
  };
}

async function send(method, url, body) {
  const response = await fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`);
  return response.json();
}
