import type { Buyer } from "../checkout-host.ts";
import type { JournalEntry } from "../deciding/journal.ts";
import type { PageReading } from "../page/reading/page-reading.ts";
import { keyOf, stepOf } from "../phases/form/read-ways.ts";
import type { RunRecorder } from "../phases/run-recorder.ts";
import { disguise } from "./disguise.ts";
import type { RecordedRound } from "./recorded-round.ts";

export interface RunRecording extends RunRecorder {
  /** What was decided so far, without anything of the buyer's. */
  rounds(): RecordedRound[];
}

type Weighing = Omit<RecordedRound, "taken" | "outcome">;

/** Keeps each press that leads on, with the page as it was read for it. */
export function recordRun(buyer: Buyer): RunRecording {
  const taken: { weighing: Weighing; entry: Readonly<JournalEntry> }[] = [];
  let last: Weighing | undefined;
  return {
    weighed: (reading, { goal, known, run }) => {
      const pressables = reading.frames.flatMap((frame) =>
        frame.pressables.map((one) => ({ key: keyOf(named(one)), address: absolute(one.href, frame.url) })),
      );
      const step = stepOf({ reading });
      const uses = pressables.flatMap(({ key }): [string, number][] => {
        const count = run.journal.usesOnStep(step, key);
        return count > 0 ? [[key, count]] : [];
      });
      const outside = pressables.filter(({ address }) => address !== "" && !run.browser.mayVisit(address));
      last = {
        reading,
        goal,
        known: { ...known },
        product: run.order.url,
        outside: [...new Set(outside.map(({ address }) => address))],
        fresh: pressables.map(({ key }) => key).filter((key) => run.journal.isNew(key)),
        uses: Object.fromEntries(uses),
      };
    },
    took: (reading, entry) => {
      if (last?.reading === reading) taken.push({ weighing: last, entry });
    },
    rounds: () =>
      taken.map(({ weighing, entry }) =>
        disguise({ ...weighing, taken: entry.action, outcome: entry.outcome }, buyer),
      ),
  };
}

type ReadPressable = PageReading["frames"][number]["pressables"][number];

/** As `pressablesOf` names it. */
function named({ text, spoken, selector, isInDialog }: ReadPressable) {
  return { text: text || spoken, selector, isInDialog };
}

function absolute(href: string, base: string): string {
  return href === "" ? "" : (URL.parse(href, base)?.href ?? "");
}
