const TELLING_AFTER_MS = 400;
const ASKING_EVERY_MS = 250;

const { id, state, kind, return: returnUrl } = document.body.dataset;

if (state !== "open") setTimeout(leave, TELLING_AFTER_MS);
else if (kind !== "code") setTimeout(look, ASKING_EVERY_MS);

/** Returns to the caller: a page around the frame gets a message; a top-level page redirects. */
function leave() {
  if (returnUrl) location.replace(returnUrl);
  else parent.postMessage({ type: "challenge-settled", state }, "*");
}

/** Polls until the phone, or the hidden frame, has answered. */
async function look() {
  const response = await fetch(`/challenge/${id}/state`);
  const now = await response.json();
  if (now.state === "open") setTimeout(look, ASKING_EVERY_MS);
  else location.reload();
}
