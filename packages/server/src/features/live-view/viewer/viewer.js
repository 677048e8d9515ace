(() => {
  const byId = (id) => document.getElementById(id);
  const canvas = byId("picture");
  const pen = canvas.getContext("2d");
  const stage = byId("stage");
  const list = byId("steps");

  const statusWords = {
    queued: "Waiting",
    running: "Buying",
    awaiting_user_action: "Waiting for an answer",
    succeeded: "Ordered",
    failed: "Failed",
    cancelled: "Cancelled",
  };
  const covers = {
    waiting: ["Waiting for the browser", "It opens as soon as it is this checkout's turn."],
    hidden: [
      "Hidden for a moment",
      "Secret details are being entered. The picture returns with the next page.",
    ],
    lost: ["Connecting again", "The connection was lost. Nothing is wrong with the checkout itself."],
    expired: ["This link has expired", "Ask for a new one where you found it."],
  };
  const longestPauseMs = 5_000;

  let steps = [];
  let hasEnded = false;
  let pauseMs = 300;
  /** The newest picture that has not been drawn yet. */
  let waiting;
  let isDrawing = false;

  const show = (scene, [title, text]) => {
    stage.dataset.scene = scene;
    byId("cover-title").textContent = title;
    byId("cover-text").textContent = text;
  };
  const say = (text) => {
    byId("spoken").textContent = text;
  };

  const hear = {
    checkout: ({ merchant, createdAt }) => {
      const title = `Buying at ${merchant.replace(/^www\./, "")}`;
      byId("title").textContent = title;
      byId("address").textContent = merchant;
      byId("elapsed").dataset.since = createdAt;
      document.title = `${title} · Live view`;
      show("waiting", covers.waiting);
    },
    status: ({ status }) => {
      const words = statusWords[status] ?? status;
      if (byId("status").dataset.status !== status) say(words);
      byId("status").dataset.status = status;
      byId("status-text").textContent = words;
    },
    progress: (item) => {
      if (steps.some(({ sequence }) => sequence === item.sequence)) return;
      steps = [...steps, item];
      addStep(item);
      if (item.kind !== "terminal") say(item.label);
    },
    picture: ({ state }) => {
      if (state === "shown") stage.dataset.scene = "shown";
      else show(state, covers[state]);
    },
    frame: (frame) => {
      waiting = frame;
      if (!isDrawing) void draw();
    },
    outcome: ({ receipt, failure, message }) => {
      const isOrdered = receipt !== undefined;
      const sadTitle = failure ? "No order was confirmed" : "Cancelled";
      const title = isOrdered ? "Order placed" : sadTitle;
      show(isOrdered ? "succeeded" : "failed", [title, message]);
      list.dataset.end = isOrdered ? "succeeded" : "failed";
      if (receipt) fillReceipt(receipt);
      say(`${title}. ${message}`);
    },
    end: () => {
      hasEnded = true;
      tick();
    },
  };

  const draw = async () => {
    isDrawing = true;
    while (waiting) {
      const { data, mime, width, height } = waiting;
      waiting = undefined;
      const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: mime }));
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      pen.drawImage(picture, 0, 0, width, height);
      picture.close();
    }
    isDrawing = false;
  };

  const addStep = ({ kind, label, at }) => {
    const item = document.createElement("li");
    item.dataset.kind = kind;
    const text = document.createElement("span");
    text.textContent = label;
    const time = document.createElement("time");
    time.dataset.since = at;
    item.append(text, time);
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    list.append(item);
    if (isAtEnd) list.scrollTop = list.scrollHeight;
    tick();
  };

  const fillReceipt = ({ total, merchantOrderId }) => {
    const rows = [
      ["Order", merchantOrderId],
      ["Total", total && writeMoney(total)],
    ].filter(([, value]) => value);
    const cells = rows.flatMap(([name, value]) => [
      Object.assign(document.createElement("dt"), { textContent: name }),
      Object.assign(document.createElement("dd"), { textContent: value }),
    ]);
    byId("receipt").replaceChildren(...cells);
    byId("receipt").hidden = rows.length === 0;
  };

  const writeMoney = ({ amount, currency }) => {
    try {
      return new Intl.NumberFormat(undefined, { style: "currency", currency }).format(amount);
    } catch {
      return `${amount} ${currency}`;
    }
  };

  const writeDuration = (ms) => {
    const seconds = Math.max(0, ms) / 1000;
    if (seconds < 10) return `${seconds.toFixed(1)} s`;
    if (seconds < 60) return `${Math.round(seconds)} s`;
    return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  };

  /** A step took until the next one began; the last one is still under way. */
  const tick = () => {
    const times = [...list.querySelectorAll("time")];
    const last = steps.at(-1);
    const now = hasEnded && last ? Date.parse(last.at) : Date.now();
    times.forEach((time, index) => {
      const until = times[index + 1] ? Date.parse(times[index + 1].dataset.since) : now;
      const isLastOfAll = hasEnded && index === times.length - 1;
      time.textContent = isLastOfAll ? "" : writeDuration(until - Date.parse(time.dataset.since));
    });
    const { since } = byId("elapsed").dataset;
    if (since) byId("elapsed").textContent = writeDuration(now - Date.parse(since));
    list.dataset.end ??= "none";
  };

  const take = (text) => {
    const lines = text.split("\n");
    const name = lines.find((line) => line.startsWith("event: "))?.slice(7);
    const data = lines.find((line) => line.startsWith("data: "))?.slice(6);
    if (name && data) hear[name]?.(JSON.parse(data));
  };

  const follow = async () => {
    const response = await fetch(`${location.pathname}/stream${location.search}`, { cache: "no-store" });
    if (response.status === 401) {
      hasEnded = true;
      show("failed", covers.expired);
      byId("status").dataset.status = "expired";
      byId("status-text").textContent = "Link expired";
      say(covers.expired.join(". "));
      return;
    }
    if (!response.ok) throw new Error(String(response.status));
    pauseMs = 300;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split("\n\n");
      rest = events.pop();
      events.forEach(take);
    }
  };

  const keepFollowing = async () => {
    while (!hasEnded) {
      // Whatever breaks the connection, the next try will tell.
      await follow().catch(() => undefined);
      if (hasEnded) return;
      show("waiting", covers.lost);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };

  setInterval(() => {
    if (!hasEnded) tick();
  }, 250);
  void keepFollowing();
})();
