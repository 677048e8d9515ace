import type { DisplayedMoney } from "@cartwright/contract";
import type { CheckoutHost } from "../../../checkout-host.ts";

type Recording = Pick<CheckoutHost, "ask" | "beforeSubmit"> & {
  /** Called when a page may have ordered without a press. */
  recordUnpressed(): Promise<void>;
};

/**
 * The submit point is committed before each press. If a page orders by itself, it is committed at the total
 * of the last question as soon as that is noticed: a run that dies afterwards must not be driven again.
 */
export function recordSubmissions({
  ask,
  beforeSubmit,
}: Pick<CheckoutHost, "ask" | "beforeSubmit">): Recording {
  let shown: DisplayedMoney | undefined;
  let isRecorded = false;
  const record: CheckoutHost["beforeSubmit"] = (submission) => {
    isRecorded = true;
    return beforeSubmit(submission);
  };
  return {
    ask: (question, options) => {
      shown = question.detectedTotal ?? shown;
      return ask(question, options);
    },
    beforeSubmit: record,
    recordUnpressed: async () => {
      if (!isRecorded) await record({ total: shown, attempt: 1 });
    },
  };
}
