// Optional: the pages work without this script. It shows the countdown and tells an embedding page when the
// question is done.
const timer = document.querySelector("time[data-left]");
if (timer) {
  const end = performance.now() + Number(timer.dataset.left);
  const show = () => {
    const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    timer.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (seconds === 0) location.reload();
    else setTimeout(show, 1000);
  };
  show();
}
if ("done" in document.documentElement.dataset && parent !== window)
  parent.postMessage({ type: "cartwright.answer_page.done" }, "*");
