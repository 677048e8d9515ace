// The whole card in one frame. The shop's page can only say "tokenise" and receive a token.
import { spaced, withSlash } from "./shared/card-formats.js";

const field = (name) => document.getElementById(`Field-${name}Input`);
const shopOrigin = new URLSearchParams(location.search).get("shop");

field("number").addEventListener("input", ({ target }) => {
  target.value = spaced(target.value);
});
field("expiry").addEventListener("input", ({ target, inputType }) => {
  if (inputType !== "deleteContentBackward") target.value = withSlash(target.value);
});
field("cvc").addEventListener("input", ({ target }) => {
  target.value = target.value.replace(/\D/g, "").slice(0, 4);
});
document.forms[0].addEventListener("submit", (event) => event.preventDefault());

window.addEventListener("message", async ({ data, origin, source }) => {
  if (origin !== shopOrigin || data?.type !== "tokenise") return;
  const answer = await tokenise();
  showMistakes(answer.mistakes ?? {});
  source.postMessage({ type: "tokenised", attempt: data.attempt, ...answer }, shopOrigin);
});

async function tokenise() {
  const response = await fetch("/v1/payment_methods", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      number: field("number").value,
      expiry: field("expiry").value,
      verificationValue: field("cvc").value,
    }),
  });
  return response.json();
}

function showMistakes(mistakes) {
  const byField = { number: mistakes.number, expiry: mistakes.expiry, cvc: mistakes.verification_value };
  for (const [name, words] of Object.entries(byField)) {
    const place = document.getElementById(`Field-${name}Error`);
    place.textContent = words ?? "";
    place.hidden = words === undefined;
    field(name).setAttribute("aria-invalid", String(words !== undefined));
  }
}
