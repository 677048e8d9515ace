import { otpSchema } from "@cartwright/contract";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { settle } from "../../page/waiting/settle.ts";
import { submitOf } from "../checkout/find-continue.ts";
import { hostOf, type Visit } from "../visit.ts";

/** Banks themselves give up after a few. */
const mostCodes = 5;
/** Looking into every frame takes time that the outcome would be seen in. */
const lookEveryMs = 300;

/** The bank's question to its customer, between the order press and the outcome. */
export interface Challenge {
  /** True where a code was asked for and given: what follows is a new wait. */
  answer(): Promise<boolean>;
  /** While the bank still asks, what its page says is no word of the shop's about the order. */
  isOpen(): Promise<boolean>;
}

/**
 * Watches for a bank that wants a code before it pays. Its page stands in a frame of the shop's, usually another host's:
 * whoever is asked is told which. A code that was given is asked for again only where the bank says so.
 */
export function watchChallenge(visit: Visit): Challenge {
  let nextLook = 0;
  let given = 0;
  return {
    isOpen: async () => (await findCodeField(visit)) !== undefined,
    answer: async () => {
      if (Date.now() < nextLook || given >= mostCodes) return false;
      nextLook = Date.now() + lookEveryMs;
      const field = await findCodeField(visit);
      if (field?.value !== "") return false;
      const words = given > 0 ? await wordsBeside(visit, field) : undefined;
      // The bank may still be looking at the last one.
      if (given > 0 && words === undefined) return false;
      await giveCode(visit, field, words);
      given += 1;
      return true;
    },
  };
}

async function findCodeField({ page, pace }: Visit): Promise<Field | undefined> {
  const fields = await readFields(page, pace);
  return fields.find(({ role, enabled }) => role === "oneTimeCode" && enabled);
}

async function wordsBeside({ page, pace }: Visit, { frame }: Field): Promise<string | undefined> {
  const isOwn = frame === page.mainFrame();
  const texts = isOwn
    ? (await readErrors(page, pace)).map(({ text }) => text)
    : await frame
        .locator("[role=alert], [aria-live=assertive], [class*=error i]")
        .filter({ visible: true })
        .allInnerTexts()
        .catch((): string[] => []);
  return texts.map((text) => text.trim().slice(0, 300)).find((text) => text !== "");
}

async function giveCode(visit: Visit, field: Field, words: string | undefined): Promise<void> {
  const { page, pace, host } = visit;
  const asking = URL.parse(field.frame.url())?.hostname || hostOf(visit);
  const objection = words === undefined ? "" : `${asking} did not accept the code. It says: "${words}". `;
  const { code = "" } = await host.ask({
    key: "otp",
    message: `${objection}Before the order at ${hostOf(visit)} is paid, ${asking} asks for the one-time code that the bank has sent.`,
    responseSchema: otpSchema,
  });
  await fillField(field, code, pace);
  const button = await submitOf(visit, field);
  if (button) await press(page, button.locator, pace);
  else await field.locator.press("Enter");
  await settle(page, pace, { limitMs: 3_000 });
}
