import { askTheBank } from "../shared/ask-the-bank.js";

const WINDOW_LOOK_MS = 200;
const CONFIRM = "#wc-stripe-confirm:";

/**
 * The order press: exchanges the card for a token, submits the form, and goes where the server's answer says.
 */
export function connectOrderPress(form, review) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.classList.contains("processing")) return;
    form.classList.add("processing");
    const overlay = document.createElement("div");
    overlay.className = "blockUI blockOverlay";
    form.append(overlay);
    const isOver = await attempt(form, review, openWindow(form));
    if (!isOver) return;
    overlay.remove();
    form.classList.remove("processing");
  });
}

/** Whether the shopper can use the form again. After an invalid answer the page waits forever. */
async function attempt(form, review, opened) {
  const fields = new URLSearchParams(
    [...new FormData(form)].filter(([, value]) => typeof value === "string"),
  );
  if (fields.get("payment_method") === "stripe" && review.takesCard()) {
    const card = await review.tokenise();
    if (!card.token) return showErrors(form, cardErrors(card.mistakes));
    fields.set("wc-stripe-payment-method", card.token);
  }
  return send(form, review, { fields, opened });
}

async function send(form, review, { fields, opened }) {
  const response = await fetch("/?wc-ajax=checkout", { method: "POST", body: fields });
  if (response.status >= 500) return false;
  const answer = await response.json();
  if (answer.result === "failure") {
    opened?.close();
    if (answer.refresh) void review.update();
    return showErrors(form, answer.messages);
  }
  if (answer.redirect.startsWith(CONFIRM)) {
    await askTheBank(decodeURIComponent(answer.redirect.slice(CONFIRM.length)));
    return send(form, review, { fields, opened });
  }
  if (opened) return payInWindow(opened, answer);
  location.assign(answer.redirect);
  return false;
}

/** Browsers let a page open a window only while handling a press: it stays empty until the server answers. */
function openWindow(form) {
  const isWanted =
    form.elements.payment_method.value === "stripe" && form.querySelector("[data-opens-window]");
  return isWanted ? window.open("about:blank", "quayside", "width=480,height=640") : undefined;
}

/** The shop's page waits until the window is closed, and then asks the server about the outcome. */
async function payInWindow(opened, { redirect, returns }) {
  opened.location = redirect;
  while (!opened.closed) await new Promise((resolve) => setTimeout(resolve, WINDOW_LOOK_MS));
  location.assign(returns);
  return false;
}

function cardErrors(mistakes) {
  const list = document.createElement("ul");
  list.className = "woocommerce-error";
  list.setAttribute("role", "alert");
  for (const words of Object.values(mistakes ?? {})) {
    const entry = document.createElement("li");
    entry.textContent = `${words}.`;
    list.append(entry);
  }
  return list.outerHTML;
}

function showErrors(form, markup) {
  form.querySelector(".woocommerce-NoticeGroup-checkout")?.remove();
  const group = document.createElement("div");
  group.className = "woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout";
  group.innerHTML = markup;
  form.prepend(group);
  for (const row of form.querySelectorAll(".woocommerce-invalid"))
    row.classList.remove("woocommerce-invalid");
  for (const entry of group.querySelectorAll("li[data-id]")) {
    form.querySelector(`#${entry.dataset.id}`)?.closest(".form-row")?.classList.add("woocommerce-invalid");
  }
  group.scrollIntoView({ block: "center", behavior: "smooth" });
  return true;
}
