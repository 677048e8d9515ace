/// <reference lib="dom" />

/** A request from the consent rules' script to Node; see the messages of `@duckduckgo/autoconsent`. */
export interface ConsentMessage {
  type: string;
  id: string;
  code: string;
}

const messages: ConsentMessage[] = [];

/** Must be called before the script runs, because it looks for this function. */
export function provideConsentRules(): void {
  Object.assign(globalThis, {
    autoconsentSendMessage: async ({ type = "", id = "", code = "" }: Partial<ConsentMessage>) => {
      messages.push({ type, id, code });
    },
  });
}

/** The messages since the last call. */
export function takeConsentMessages(): ConsentMessage[] {
  return messages.splice(0);
}
