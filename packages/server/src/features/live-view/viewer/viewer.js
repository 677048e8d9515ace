import { breakAtDots, byId, make } from "./elements.js";
import { createStage } from "./stage.js";
import { createSteps } from "./steps.js";
import { covers, failureTitles, statusWords, workWords, writeMoney, writeSeconds } from "./words.js";

const firstPauseMs = 300;
const longestPauseMs = 5_000;
/** Longer than the server ever pauses: a connection that is silent for this long is dead. */
const longestSilenceMs = 40_000;

let merchant = "";
/** How far this clock is ahead of the server's. */
let aheadMs = 0;
let status = "";
let hasEnded = false;
let pauseMs = firstPauseMs;
const stage = createStage();
const steps = createSteps(() => Date.now() - aheadMs);

const hear = {
  checkout: (checkout) => {
    merchant = checkout.merchant.replace(/^www\./, "");
    aheadMs = Date.now() - Date.parse(checkout.now);
    steps.begin(Date.parse(checkout.createdAt));
    byId("title").replaceChildren("Checkout at ", ...breakAtDots(merchant));
    byId("address").textContent = merchant;
  },
  status: (now) => {
    if (now.status !== status) say(statusWords[now.status]);
    status = now.status;
    showStatus(status);
    steps.work(workWords[status], now.resumedAt ? Date.parse(now.resumedAt) : 0);
  },
  progress: (item) => {
    if (steps.has(item)) return;
    steps.add(item);
    if (item.kind !== "terminal") say(item.label);
  },
  picture: ({ state }) => stage.picture(state),
  frame: (frame) => stage.frame(frame),
  outcome: ({ receipt, failure, message }) => {
    const sadScene = failure ? "failed" : "stopped";
    const sadTitle = failure ? failureTitles[failure.reason] : "Cancelled";
    const scene = receipt ? "succeeded" : sadScene;
    const title = receipt ? "Order placed" : sadTitle;
    steps.end(scene);
    if (receipt) fillReceipt(receipt);
    stage.end(scene, [title, receipt ? `${merchant} has confirmed it.` : message]);
    say(`${title}. ${message}`);
  },
  end: () => {
    hasEnded = true;
  },
};

function say(text) {
  byId("spoken").textContent = text;
}

function showStatus(name) {
  byId("status").dataset.status = name;
  byId("status-text").textContent = statusWords[name];
  document.title = merchant === "" ? statusWords[name] : `${statusWords[name]} · ${merchant}`;
}

function fillReceipt({ total, merchantOrderId }) {
  const rows = [
    ["Order", merchantOrderId],
    ["Total", total && writeMoney(total)],
    ["Time", writeSeconds(steps.elapsedMs())],
  ].filter(([, value]) => value);
  byId("receipt").replaceChildren(...rows.flatMap(([name, value]) => [make("dt", name), make("dd", value)]));
  byId("receipt").hidden = false;
}

function expire() {
  hasEnded = true;
  showStatus("expired");
  steps.end("stopped");
  stage.end("stopped", covers.expired);
  say(covers.expired.join(". "));
}

/** Follows the stream until it ends, breaks or falls silent. */
async function follow() {
  const abort = new AbortController();
  const limit = () => setTimeout(() => abort.abort(), longestSilenceMs);
  let silence = limit();
  try {
    const url = `${location.pathname}/stream${location.search}`;
    const response = await fetch(url, { cache: "no-store", signal: abort.signal });
    if (response.status === 401) return expire();
    if (!response.ok) throw new Error(String(response.status));
    pauseMs = firstPauseMs;
    let rest = "";
    for await (const text of readTexts(response.body)) {
      clearTimeout(silence);
      silence = limit();
      const events = (rest + text).split("\n\n");
      rest = events.pop();
      events.forEach(take);
    }
  } finally {
    clearTimeout(silence);
  }
}

async function* readTexts(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function take(text) {
  const lines = text.split("\n");
  const name = lines.find((line) => line.startsWith("event: "))?.slice(7);
  const data = lines.find((line) => line.startsWith("data: "))?.slice(6);
  if (name && data) hear[name]?.(JSON.parse(data));
}

async function keepFollowing() {
  while (!hasEnded) {
    // Ignores the error, because the next attempt shows whether it persists.
    await follow().catch(() => undefined);
    if (hasEnded) return;
    showStatus("connecting");
    stage.lose();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

void keepFollowing();
