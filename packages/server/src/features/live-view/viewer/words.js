export const statusWords = {
  queued: "Waiting",
  running: "Buying",
  awaiting_user_action: "Waiting for an answer",
  succeeded: "Ordered",
  failed: "Failed",
  cancelled: "Cancelled",
  connecting: "Connecting again",
  expired: "Link expired",
};

/** The current activity, unless a question is open. */
export const workWords = { queued: "Waiting for a free browser", running: "Working on the next step" };

export const failureTitles = {
  max_cost_exceeded: "It would have cost too much",
  user_cancelled: "It was declined",
  user_action_expired: "Not answered in time",
  automation_failed: "No order was confirmed",
};

export const covers = {
  waiting: ["Waiting for the browser", "It opens as soon as it is this checkout's turn."],
  hidden: [
    "Hidden for a moment",
    "Secret details are being entered. The picture returns with the next page.",
  ],
  lost: ["Connecting again", "The connection was lost. Nothing is wrong with the checkout itself."],
  expired: ["This link has expired", "Ask for a new one where you found it."],
};

export function writeMoney({ amount, currency }) {
  try {
    return new Intl.NumberFormat(undefined, { style: "currency", currency }).format(amount);
  } catch {
    return `${amount} ${currency}`;
  }
}

/** For finished steps. */
export function writeDuration(ms) {
  if (ms < 100) return "< 0.1 s";
  return ms < 9_950 ? `${(ms / 1000).toFixed(1)} s` : writeSeconds(ms);
}

/** For running ones, without flickering decimals. */
export function writeSeconds(ms) {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
