/// <reference lib="dom" />

/** A request from the consent rules' script to Node; see the messages of `@duckduckgo/autoconsent`. */
export interface ConsentMessage {
  type: string;
  id: string;
  code: string;
  /** In a report: how far the rules have got. */
  lifecycle: string;
}

interface Sent extends Partial<Omit<ConsentMessage, "lifecycle">> {
  state?: { lifecycle?: string };
}

const messages: ConsentMessage[] = [];

/** Must be called before the script runs, because it looks for this function. */
export function provideConsentRules(): void {
  Object.assign(globalThis, {
    autoconsentSendMessage: async ({ type = "", id = "", code = "", state }: Sent) => {
      messages.push({ type, id, code, lifecycle: state?.lifecycle ?? "" });
    },
  });
}

/** The messages since the last call. */
export function takeConsentMessages(): ConsentMessage[] {
  return messages.splice(0);
}
