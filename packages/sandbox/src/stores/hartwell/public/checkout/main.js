// The checkout is visible some time before its script is ready. Until then its fields accept text that is
// lost: on startup the script overwrites every field with what the server has.
import { createApi } from "./api.js";
import { createCardFrames } from "./card-frames.js";
import { connectDiscount } from "./discount.js";
import { connectFields } from "./fields.js";
import { connectPayButton } from "./pay.js";
import { createSaving } from "./saving.js";
import { connectShippingMethods } from "./shipping-methods.js";
import { connectSuggestions } from "./suggestions.js";
import { connectTotals } from "./totals.js";

const WAKING_UP_MS = 300;
const CARD_FRAMES_AFTER_MS = 500;

window.addEventListener("load", () => setTimeout(wakeUp, WAKING_UP_MS));

function wakeUp() {
  const app = document.getElementById("app");
  // biome-ignore lint/correctness/noSelfAssign: writing the markup again empties the fields.
  app.innerHTML = app.innerHTML;

  const initial = JSON.parse(document.querySelector('meta[name="serialized-initial-state"]').content);
  const api = createApi(initial.token);
  const totals = connectTotals(initial.totals);
  const cardFrames = createCardFrames(document.getElementById("card-fields"), initial.paymentsOrigin);
  const fields = connectFields();

  const saving = createSaving({
    api,
    initial,
    readDetails: fields.read,
    onBusy: totals.setBusy,
    onRatesPending: () => {
      totals.showCalculating();
      methods.showPending();
    },
    onMethods: (answer) => methods.show(answer),
    onTotals(next) {
      const isDifferent = next.totalMinor !== totals.current().totalMinor;
      totals.show(next);
      if (isDifferent) cardFrames.mountAgainIfAsked();
    },
  });
  const methods = connectShippingMethods({
    choose(id) {
      totals.showCalculating();
      saving.chooseMethod(id);
    },
  });
  if (initial.totals.shippingMinor !== null) {
    methods.show({ methods: initial.shippingMethods, chosen: initial.details.shippingMethod });
  }

  fields.listen({
    onTyping: saving.soon,
    onLeaving: saving.now,
    onCountry: cardFrames.askToMountAgain,
  });
  connectDiscount();
  connectSuggestions({ api, fields, onChosen: saving.now });
  connectPayButton({ api, saving, totals, cardFrames, fields });
  setTimeout(cardFrames.mount, CARD_FRAMES_AFTER_MS);
  app.isAwake = true;
}
