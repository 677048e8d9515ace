import { element, randomSuffix } from "./shared/element.js";

const TOKEN_WITHIN_MS = 10_000;

/** Mounts the payments company's card form; the page itself never sees what is typed in it. */
export function mountCardFrame(place, paymentsOrigin) {
  const query = new URLSearchParams({ shop: location.origin });
  const frame = element("iframe", {
    name: `__privateStripeFrame${Math.floor(Math.random() * 100000)}`,
    title: "Secure payment input frame",
    src: `${paymentsOrigin}/v3/elements-inner-payment.html?${query}`,
    allow: "payment *",
    role: "presentation",
    style: "width:100%;height:190px;border:0;display:block",
  });
  const controller = element("iframe", {
    name: `__privateStripeController${randomSuffix()}`,
    title: "Secure payment input frame",
    src: `${paymentsOrigin}/v3/controller.html`,
    "aria-hidden": "true",
    tabIndex: -1,
    style: "position:absolute;width:1px;height:1px;border:0;opacity:0;pointer-events:none",
  });
  place.replaceChildren(frame, controller);
  return { tokenise: () => tokenise(frame, paymentsOrigin) };
}

/** Has the frame exchange the card for a token: `{token, last4}`, or `{mistakes}`. */
function tokenise(frame, paymentsOrigin) {
  const attempt = randomSuffix();
  return new Promise((resolve) => {
    const hear = ({ data, origin }) => {
      if (origin === paymentsOrigin && data?.attempt === attempt) finish(data);
    };
    const timer = setTimeout(
      () => finish({ mistakes: { number: "Your card number is incomplete." } }),
      TOKEN_WITHIN_MS,
    );
    const finish = (answer) => {
      clearTimeout(timer);
      window.removeEventListener("message", hear);
      resolve(answer);
    };
    window.addEventListener("message", hear);
    frame.contentWindow.postMessage({ type: "tokenise", attempt }, paymentsOrigin);
  });
}
