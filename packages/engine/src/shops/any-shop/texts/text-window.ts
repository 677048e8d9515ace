import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { requestedFields } from "../../../phases/buyer/requested-fields.ts";
import { type ContinuePress, submitOf } from "../../../phases/form/ways/submit-of.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import { leadsOnInWindow } from "../choices/choose-in-window.ts";
import { type GivenTexts, giveTexts } from "./give-texts.ts";
import { isWritten, mayBeWritten } from "./is-written.ts";

/** A form that a press has brought up, which asks for texts that go with the product: "Personalise your print". */
export interface TextWindow {
  /** What it requires, and what the request says besides. */
  fields: readonly Field[];
  submit: ContinuePress;
}

/** Looks for such a form: none of its fields was on the page at the time of this call. */
export async function textWindowAfter(visit: Visit): Promise<() => Promise<TextWindow | undefined>> {
  const before = new Set((await shownFields(visit)).map(({ selector }) => selector));
  return async () => {
    const fields = await shownFields(visit);
    const isNew = ({ selector }: Field) => !before.has(selector);
    const first = fields.find(
      (field) => isNew(field) && field.form >= 0 && field.required && isWritten(field),
    );
    const own = fields.filter(({ form }) => form === first?.form);
    // Those that ask who is writing are letters to the shop, and sign-ins.
    if (!first || !own.every(isNew) || own.some(({ role }) => role === "email" || role === "password"))
      return undefined;
    const submit = await submitOf(visit, first, leadsOn);
    if (!submit || !leadsOn(submit.text)) return undefined;
    const named = requestedFields(visit, own.filter(mayBeWritten));
    const isWanted = (field: Field) => (field.required && isWritten(field)) || named.has(field);
    return { fields: own.filter(isWanted), submit };
  };
}

/** Fills it in, by the request or by asking, and presses its button. */
export async function giveInWindow(
  visit: Visit,
  { fields, submit }: TextWindow,
  given: GivenTexts,
): Promise<void> {
  await giveTexts(visit, fields, given);
  await pressThrough(visit, submit);
}

function leadsOn(text: string): boolean {
  return leadsOnInWindow.has(classifyMove(text)?.move);
}

async function shownFields({ page, pace }: Visit): Promise<Field[]> {
  const fields = await readFields(page, pace);
  return fields.filter(({ frame, isAside }) => frame === page.mainFrame() && !isAside);
}
