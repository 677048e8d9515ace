import { element, randomSuffix } from "../shared/element.js";

const FIELDS = [
  ["number", "Card number"],
  ["expiry", "Expiration date (MM / YY)"],
  ["verification_value", "Security code"],
  ["name", "Name on card"],
];
const TOKEN_WITHIN_MS = 10_000;

/** The card fields: four frames of the payments company. This page never sees what is typed in them. */
export function createCardFrames(container, paymentsOrigin) {
  let shouldMountAgain = false;

  function mount() {
    const session = randomSuffix();
    container.replaceChildren(...FIELDS.map(([name, label]) => frameField({ name, label, session })));
  }

  function frameField({ name, label, session }) {
    const query = new URLSearchParams({ session, shop: location.origin });
    const frameName = `card-fields-${name}-${randomSuffix()}`;
    return element(
      "div",
      { class: `field field--frame field--${name}` },
      element("iframe", {
        class: "card-fields-iframe",
        id: frameName,
        name: frameName,
        title: `Field container for: ${label}`,
        src: `${paymentsOrigin}/card-fields/${name}?${query}`,
        scrolling: "no",
        frameborder: "0",
      }),
      element("p", { class: "field__error", id: `error-for-${name}`, "data-error-for": name, hidden: true }),
    );
  }

  return {
    mount,
    /** After a change of country the payment form is set up again as soon as the total differs. */
    askToMountAgain() {
      shouldMountAgain = true;
    },
    mountAgainIfAsked() {
      if (!shouldMountAgain || container.childElementCount === 0) return;
      shouldMountAgain = false;
      mount();
    },
    /** Has the frames exchange the card for a token: `{token, last4}`, or `{mistakes}` by frame name. */
    tokenise() {
      const frame = container.querySelector('iframe[name^="card-fields-number-"]');
      const attempt = randomSuffix();
      return new Promise((resolve) => {
        const hear = ({ data, origin }) => {
          if (origin === paymentsOrigin && data?.attempt === attempt) finish(data);
        };
        const timer = setTimeout(
          () => finish({ mistakes: { number: "Enter a valid card number" } }),
          TOKEN_WITHIN_MS,
        );
        const finish = (answer) => {
          clearTimeout(timer);
          window.removeEventListener("message", hear);
          resolve(answer);
        };
        window.addEventListener("message", hear);
        if (frame) frame.contentWindow.postMessage({ type: "tokenise", attempt }, paymentsOrigin);
        else finish({ mistakes: {} });
      });
    },
  };
}
