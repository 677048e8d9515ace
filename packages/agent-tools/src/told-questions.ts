/** Beyond this many, the oldest are forgotten: their askers are told once more. */
const mostKept = 10_000;

/** Which open questions a caller has been told about. A wait for a person's answer begins only after that. */
export interface ToldQuestions {
  has(callerId: string, actionId: string): boolean;
  add(callerId: string, actionId: string): void;
}

export function createToldQuestions(): ToldQuestions {
  const told = new Set<string>();
  const nameOf = (callerId: string, actionId: string): string => `${callerId} ${actionId}`;
  return {
    has: (callerId, actionId) => told.has(nameOf(callerId, actionId)),
    add: (callerId, actionId) => {
      told.add(nameOf(callerId, actionId));
      const oldest = told.size > mostKept ? told.values().next().value : undefined;
      if (oldest !== undefined) told.delete(oldest);
    },
  };
}
