import { element } from "./element.js";

const OVERLAY_STYLE =
  "position:fixed;inset:0;z-index:1000;display:grid;place-items:center;padding:1rem;background:rgb(20 24 24 / 60%)";
const FRAME_STYLE = "width:min(400px,100%);height:min(480px,100%);border:0;border-radius:8px;background:#fff";

/** Covers the checkout with the bank's page until the bank has decided. */
export function askTheBank(url) {
  const frame = element("iframe", {
    name: "challengeFrame",
    title: "Purchase authentication",
    style: FRAME_STYLE,
    src: url,
  });
  const overlay = element(
    "div",
    { role: "dialog", "aria-label": "Purchase authentication", style: OVERLAY_STYLE },
    frame,
  );
  document.body.append(overlay);
  return new Promise((resolve) => {
    window.addEventListener("message", function hear({ data, origin }) {
      if (origin !== new URL(url).origin || data?.type !== "challenge-settled") return;
      window.removeEventListener("message", hear);
      overlay.remove();
      resolve();
    });
  });
}
