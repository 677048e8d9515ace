/** Beyond this number the oldest are forgotten: their callers are told about them again, with a new link. */
const mostKept = 10_000;

export interface ToldQuestion {
  /** The link that the caller was given for the question. */
  answerUrl: string | undefined;
}

/** Which open questions a caller has been told about. Only then does a wait for a person's answer begin. */
export interface ToldQuestions {
  find(callerId: string, actionId: string): ToldQuestion | undefined;
  add(callerId: string, actionId: string, question: ToldQuestion): void;
}

export function createToldQuestions(): ToldQuestions {
  const told = new Map<string, ToldQuestion>();
  const nameOf = (callerId: string, actionId: string): string => `${callerId} ${actionId}`;
  return {
    find: (callerId, actionId) => told.get(nameOf(callerId, actionId)),
    add: (callerId, actionId, question) => {
      told.set(nameOf(callerId, actionId), question);
      const oldest = told.size > mostKept ? told.keys().next().value : undefined;
      if (oldest !== undefined) told.delete(oldest);
    },
  };
}
