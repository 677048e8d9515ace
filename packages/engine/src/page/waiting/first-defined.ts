/** The first answer that is one, as soon as it is there; undefined where none is. Rejects with a failure that comes before it. */
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
