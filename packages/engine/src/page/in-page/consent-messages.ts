/// <reference lib="dom" />

/** What the script of the consent rules wants of Node; see the messages of `@duckduckgo/autoconsent`. */
export interface ConsentMessage {
  type: string;
  id: string;
  code: string;
}

const messages: ConsentMessage[] = [];

/** To be called before the script runs, which looks for this function. */
export function hearConsentRules(): void {
  Object.assign(globalThis, {
    autoconsentSendMessage: async ({ type = "", id = "", code = "" }: Partial<ConsentMessage>) => {
      messages.push({ type, id, code });
    },
  });
}

/** What it has said since the last call. */
export function takeConsentMessages(): ConsentMessage[] {
  return messages.splice(0);
}
