/**
 * Resolves with the first answer that isn't undefined, or with undefined if all are. Rejects if one fails
 * before that.
 */
export async function firstDefined<Answer>(
  answers: readonly Promise<Answer | undefined>[],
): Promise<Answer | undefined> {
  const { promise: first, resolve } = Promise.withResolvers<Answer>();
  const all = answers.map((answer) =>
    answer.then((found) => {
      if (found !== undefined) resolve(found);
    }),
  );
  return Promise.race([first, Promise.all(all).then(() => undefined)]);
}
