// One card field. The shop's page can only send "tokenise" to the number frame and receive a token; the
// values pass between the frames on a channel that no other origin can read.
import { spaced, withSlash } from "./shared/card-formats.js";

const EXPIRY_FORMAT_DELAY_MS = 12;
const SIBLING_ANSWER_MS = 1500;

const field = document.body.dataset.field;
const input = document.getElementById(field);
const session = new URLSearchParams(location.search).get("session");
const shopOrigin = new URLSearchParams(location.search).get("shop");
const channel = new BroadcastChannel(`card-${session}`);

input.addEventListener("input", () => {
  if (field === "number") input.value = spaced(input.value);
  if (field === "expiry") formatExpirySoon();
  if (field === "verification_value") input.value = input.value.replace(/\D/g, "").slice(0, 4);
});
input.form.addEventListener("submit", (event) => event.preventDefault());

channel.addEventListener("message", ({ data }) => {
  if (data.type === "collect") channel.postMessage({ type: "value", field, value: input.value });
});

if (field === "number") {
  window.addEventListener("message", async ({ data, origin, source }) => {
    if (origin !== shopOrigin || data?.type !== "tokenise") return;
    source.postMessage({ type: "tokenised", attempt: data.attempt, ...(await tokenise()) }, shopOrigin);
  });
}

// The slash is inserted a moment later and the caret is restored, so keys pressed in between can end up in
// the wrong place. Real fields do this too, and typing must cope with it.
function formatExpirySoon() {
  const caret = input.selectionStart;
  const wasAtEnd = caret === input.value.length;
  setTimeout(() => {
    const formatted = withSlash(input.value);
    if (formatted === input.value) return;
    input.value = formatted;
    const place = wasAtEnd ? formatted.length : caret;
    input.setSelectionRange(place, place);
  }, EXPIRY_FORMAT_DELAY_MS);
}

async function tokenise() {
  const values = await collect();
  const response = await fetch("/sessions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      number: input.value,
      expiry: values.expiry ?? "",
      verificationValue: values.verification_value ?? "",
      name: values.name ?? "",
    }),
  });
  return response.json();
}

function collect() {
  const values = {};
  return new Promise((resolve) => {
    const hear = ({ data }) => {
      if (data.type !== "value") return;
      values[data.field] = data.value;
      if (Object.keys(values).length === 3) finish();
    };
    const finish = () => {
      clearTimeout(timer);
      channel.removeEventListener("message", hear);
      resolve(values);
    };
    const timer = setTimeout(finish, SIBLING_ANSWER_MS);
    channel.addEventListener("message", hear);
    channel.postMessage({ type: "collect" });
  });
}
