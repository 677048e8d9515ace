/** The button is enabled once everything is chosen; a gift box is offered before anything is added. */
export function connectBuyForm(form) {
  const soldOut = JSON.parse(form.dataset.soldOut);
  const [chooseFirst, gone, add] = JSON.parse(form.dataset.words);
  const button = form.querySelector("[data-add]");
  const veil = document.getElementById("gift");

  const groups = [...new Set([...form.querySelectorAll("[type=radio]")].map(({ name }) => name))];
  form.addEventListener("change", () => {
    const values = groups.map((name) => form.elements[name].value);
    const isComplete = values.every((value) => value !== "");
    const isGone = soldOut.some((combination) => combination.join() === values.join());
    button.disabled = !isComplete || isGone;
    button.textContent = wordsFor(isComplete, isGone);
    showPrice(form);
  });

  function wordsFor(isComplete, isGone) {
    if (!isComplete) return chooseFirst;
    return isGone ? gone : add;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    veil.hidden = false;
    veil.querySelector('[data-gift="yes"]').focus();
  });
  for (const answer of veil.querySelectorAll("[data-gift]")) {
    answer.addEventListener("click", () => {
      form.elements.gift.value = answer.dataset.gift;
      form.submit();
    });
  }
}

function showPrice(form) {
  const chosen = [...form.querySelectorAll("[type=radio]:checked")];
  const minor = chosen.reduce(
    (sum, { dataset }) => sum + Number(dataset.surchargeMinor),
    Number(form.dataset.priceMinor),
  );
  const locale = document.documentElement.lang === "de" ? "de-DE" : "en-IE";
  document.querySelector("[data-price]").textContent = (minor / 100).toLocaleString(locale, {
    style: "currency",
    currency: "EUR",
  });
}
