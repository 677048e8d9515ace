import { mountCardFrame } from "./card-frame.js";
import { element, randomSuffix } from "./shared/element.js";

const TOKEN_WITHIN_MS = 10_000;
const FIELDS = [
  ["number", "Secure Credit Card Frame – Card number"],
  ["expiry", "Secure Credit Card Frame – Expiration date"],
  ["cvv", "Secure Credit Card Frame – CVV"],
];

/** Mounts what the page has a place for: a payments company's frames, or nothing if there is no card form. */
export function mountPaymentFrames(form, { paymentsOrigin, payOrigin }) {
  const place = form.querySelector("[data-payment-way]");
  switch (place?.dataset.paymentWay) {
    case "own-frame":
      return mountCardFrame(place, paymentsOrigin);
    case "three-frames":
      return mountFields(place, payOrigin);
    case "combined-frame":
      return mountCombined(place, payOrigin);
    default:
      return undefined;
  }
}

function mountFields(place, origin) {
  const query = new URLSearchParams({ shop: location.origin, session: randomSuffix() });
  const frames = FIELDS.map(([name, title]) =>
    element("iframe", {
      name: `quayside-field-${name}`,
      title,
      src: `${origin}/fields/${name}?${query}`,
      style: "width:100%;height:54px;border:0;display:block;margin-bottom:6px",
    }),
  );
  place.replaceChildren(...frames);
  return { tokenise: () => tokenise(frames[0], origin) };
}

function mountCombined(place, origin) {
  const query = new URLSearchParams({ shop: location.origin });
  const frame = element("iframe", {
    name: "quayside-payment",
    title: "Secure payment form",
    src: `${origin}/form?${query}`,
    style: "width:100%;height:260px;border:0;display:block",
  });
  place.replaceChildren(frame);
  return { tokenise: () => tokenise(frame, origin) };
}

/** Has the frames exchange the card for a token: `{token, last4}`, or `{mistakes}`. */
function tokenise(frame, origin) {
  const attempt = randomSuffix();
  return new Promise((resolve) => {
    const hear = ({ data, origin: from }) => {
      if (from === origin && data?.attempt === attempt) finish(data);
    };
    const timer = setTimeout(
      () => finish({ mistakes: { number: "Your card number is incomplete" } }),
      TOKEN_WITHIN_MS,
    );
    const finish = (answer) => {
      clearTimeout(timer);
      window.removeEventListener("message", hear);
      resolve(answer);
    };
    window.addEventListener("message", hear);
    frame.contentWindow.postMessage({ type: "tokenise", attempt }, origin);
  });
}
