const TELLING_AFTER_MS = 400;

if (document.body.dataset.state !== "open") {
  setTimeout(
    () => parent.postMessage({ type: "challenge-settled", state: document.body.dataset.state }, "*"),
    TELLING_AFTER_MS,
  );
}
