/// <reference lib="dom" />

interface AnswerWatch {
  /** An answer has come after which nothing in the document has changed yet. */
  isDue(): boolean;
  onChange(resolve: () => void): void;
  end(): void;
}

/** The active watches in this document. */
const watches = new Map<number, AnswerWatch>();
let lastId = 0;

/** Notes from now on when the requests of the page's scripts are answered, and when the document changes. */
export function watchAnswers(): number {
  lastId += 1;
  watches.set(lastId, startWatch());
  return lastId;
}

/**
 * Ends the watch once the document has changed since the latest answer, or after `limitMs`. At once if nothing was
 * answered, or in another document.
 */
export async function untilAnswersShow(id: number, limitMs: number): Promise<void> {
  const watch = watches.get(id);
  watches.delete(id);
  if (watch?.isDue()) {
    await new Promise<void>((resolve) => {
      watch.onChange(resolve);
      setTimeout(resolve, limitMs);
    });
  }
  watch?.end();
}

function startWatch(): AnswerWatch {
  let answeredAt = 0;
  let changedAt = 0;
  let changed = () => {};
  const noteAnswers = (entries: PerformanceEntryList) => {
    const own = entries.filter((entry) => entry instanceof PerformanceResourceTiming && isOwn(entry));
    for (const entry of own) answeredAt = Math.max(answeredAt, entry.startTime + entry.duration);
  };
  const answers = new PerformanceObserver((list) => noteAnswers(list.getEntries()));
  answers.observe({ type: "resource" });
  const noteChange = () => {
    changedAt = performance.now();
    changed();
  };
  const changes = new MutationObserver(noteChange);
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    isDue: () => {
      if (changes.takeRecords().length > 0) noteChange();
      noteAnswers(answers.takeRecords());
      return answeredAt > changedAt;
    },
    onChange: (resolve) => {
      changed = resolve;
    },
    end: () => {
      answers.disconnect();
      changes.disconnect();
    },
  };
}

/** Asked for by a script of the page at the page's own site: an answer that the page will most likely show. */
function isOwn({ initiatorType, name }: PerformanceResourceTiming): boolean {
  if (initiatorType !== "xmlhttprequest" && initiatorType !== "fetch") return false;
  const siteOf = (host: string) => host.split(".").slice(-2).join(".");
  return siteOf(new URL(name).hostname) === siteOf(location.hostname);
}
