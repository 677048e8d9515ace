// One card field. The values pass between the frames of one form on a channel that no other origin can read.
import { spaced, withSlash } from "./shared/card-formats.js";
import { answerShop } from "./tokenise.js";

const SIBLING_ANSWER_MS = 1500;

const field = document.body.dataset.field;
const input = document.getElementById(field);
const session = new URLSearchParams(location.search).get("session");
const channel = new BroadcastChannel(`quayside-${session}`);

input.addEventListener("input", ({ inputType }) => {
  if (field === "number") input.value = spaced(input.value);
  if (field === "expiry" && inputType !== "deleteContentBackward") input.value = withSlash(input.value);
  if (field === "cvv") input.value = input.value.replace(/\D/g, "").slice(0, 4);
});
input.form.addEventListener("submit", (event) => event.preventDefault());

channel.addEventListener("message", ({ data }) => {
  if (data.type === "collect") channel.postMessage({ type: "value", field, value: input.value });
});

if (field === "number") answerShop(collect);

function collect() {
  const values = { number: input.value, expiry: "", cvv: "" };
  return new Promise((resolve) => {
    const missing = new Set(["expiry", "cvv"]);
    const hear = ({ data }) => {
      if (data.type !== "value") return;
      values[data.field] = data.value;
      missing.delete(data.field);
      if (missing.size === 0) finish();
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
