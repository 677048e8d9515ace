import { askTheBank } from "../shared/ask-the-bank.js";

const PROCESSING_MS = 700;

/** The order button. While something is still being saved, pressing it does nothing, silently. */
export function connectPayButton({ api, saving, totals, cardFrames, fields }) {
  const button = document.getElementById("checkout-pay-button");
  const banner = document.getElementById("checkout-banner");
  let isBusy = false;

  document.getElementById("Form0").addEventListener("submit", (event) => {
    event.preventDefault();
    if (isBusy || saving.isPending()) return;
    void pay();
  });

  async function pay() {
    setBusy(true);
    showBanner("");
    const leaves = await attempt().catch(() => {
      showBanner("There was a problem with our checkout. Refresh this page or try again in a few minutes.");
      return false;
    });
    if (!leaves) setBusy(false);
  }

  /** Whether the page is about to be left for the thank-you page. */
  async function attempt() {
    const card = await cardFrames.tokenise();
    const mistakes = { ...saving.mistakes(), ...card.mistakes };
    fields.showMistakes(mistakes);
    if (Object.keys(mistakes).length > 0 || !card.token) return false;
    await new Promise((resolve) => setTimeout(resolve, PROCESSING_MS));
    return follow(await submit(card.token), card.token);
  }

  function submit(paymentToken) {
    return api.submit({ paymentToken, shownTotalMinor: totals.current().totalMinor });
  }

  async function follow(answer, token) {
    switch (answer.status) {
      case "completed":
        location.assign(answer.url);
        return true;
      case "challenged":
        await askTheBank(answer.url);
        return follow(await submit(token), token);
      case "declined":
        showBanner(answer.message);
        return false;
      case "total-changed":
        totals.show(answer.totals);
        showBanner("Your order total has changed. Review it and try again.");
        return false;
      default:
        fields.showMistakes(answer.mistakes);
        return false;
    }
  }

  function showBanner(words) {
    banner.textContent = words;
    banner.hidden = words === "";
    if (words !== "") banner.scrollIntoView({ block: "center" });
  }

  function setBusy(busy) {
    isBusy = busy;
    button.setAttribute("aria-busy", String(busy));
    button.firstElementChild.textContent = busy ? "Processing…" : "Pay now";
  }
}
