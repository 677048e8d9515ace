const shopOrigin = new URLSearchParams(location.search).get("shop");

/** Answers the shop's page, which can only send "tokenise" and receives a token or the mistakes. */
export function answerShop(collect) {
  window.addEventListener("message", async ({ data, origin, source }) => {
    if (origin !== shopOrigin || data?.type !== "tokenise") return;
    const answer = await tokenise(await collect());
    source.postMessage({ type: "tokenised", attempt: data.attempt, ...answer }, shopOrigin);
  });
}

async function tokenise({ number, expiry, cvv }) {
  const response = await fetch("/tokens", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ number, expiry, verificationValue: cvv }),
  });
  return response.json();
}
