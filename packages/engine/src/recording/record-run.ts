import type { Buyer } from "../checkout-host.ts";
import type { JournalEntry } from "../deciding/journal.ts";
import type { PageReading } from "../page/reading/page-reading.ts";
import { absolute, keyOf, stepOf } from "../phases/form/ways/read-ways.ts";
import type { RunRecorder, Weighing } from "../phases/run-recorder.ts";
import { disguise } from "./disguise.ts";
import type { RecordedRound } from "./recorded-round.ts";

export interface RunRecording extends RunRecorder {
  /** The decisions so far, without the buyer's details. */
  rounds(): RecordedRound[];
}

/** A page and what was known when its ways were weighed. */
export type WeighedPage = Omit<RecordedRound, "taken" | "outcome">;

/** Records each press that leads on, together with the reading of the page it was based on. */
export function recordRun(buyer: Buyer): RunRecording {
  const taken: { page: WeighedPage; entry: Readonly<JournalEntry> }[] = [];
  let last: WeighedPage | undefined;
  return {
    weighed: (reading, weighing) => {
      last = weighedPage(reading, weighing);
    },
    took: (reading, entry) => {
      if (last?.reading === reading) taken.push({ page: last, entry });
    },
    corrected: () => {
      // Corrections are not weighed, so there is nothing to play back.
    },
    rounds: () =>
      taken.map(({ page, entry }) =>
        disguise({ ...page, taken: entry.action, outcome: entry.outcome }, buyer),
      ),
  };
}

/** Everything needed to repeat the weighing. */
export function weighedPage(reading: PageReading, { goal, known, run }: Weighing): WeighedPage {
  const pressables = reading.frames.flatMap((frame) =>
    frame.pressables.map((one) => ({ key: keyOf(named(one)), address: absolute(one.href, frame.url) })),
  );
  const step = stepOf({ reading });
  const uses = pressables.flatMap(({ key }): [string, number][] => {
    const count = run.journal.usesOnStep(step, key);
    return count > 0 ? [[key, count]] : [];
  });
  const outside = pressables.filter(({ address }) => address !== "" && !run.browser.mayVisit(address));
  const texts = reading.frames.flatMap((frame) => frame.pressables.map((one) => named(one).text));
  const been = pressables.filter(({ address }) => address !== "" && run.journal.hasBeenAt(address));
  return {
    reading,
    goal,
    known: { ...known },
    product: run.order.url,
    outside: [...new Set(outside.map(({ address }) => address))],
    been: [...new Set(been.map(({ address }) => address))],
    led: [...new Set(texts.filter((words) => run.journal.hasLedOn(words)))],
    fresh: pressables.map(({ key }) => key).filter((key) => run.journal.isNew(key)),
    uses: Object.fromEntries(uses),
  };
}

type ReadPressable = PageReading["frames"][number]["pressables"][number];

/** The same key as in `pressablesOf`. */
function named({ text, spoken, selector, isInDialog }: ReadPressable) {
  return { text: text || spoken, selector, isInDialog };
}
