/**
 * Answers many single questions with few queries, without a cache: one query runs at a time, and whoever asks
 * meanwhile shares the next. A question is never answered by a query that began before it was asked, so it
 * sees everything that was committed by then. What is asked may as well be a write. The first who asks waits for those
 * that arrived together with it; with `gatherMs` for so long, and with 0 for nobody.
 */
export function inBatches<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
  { gatherMs }: { gatherMs?: number } = {},
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let isAsking = false;

  const askWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      await othersHaveAsked(gatherMs);
      const batch = waiting;
      waiting = [];
      await answerBatch(batch, askAll);
    }
    isAsking = false;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      // Never rejects: each question hears its failure.
      void askWaiting();
    });
}

function othersHaveAsked(gatherMs: number | undefined): Promise<void> {
  if (gatherMs === 0) return Promise.resolve();
  return new Promise((resolve) => {
    if (gatherMs === undefined) setImmediate(resolve);
    else setTimeout(resolve, gatherMs);
  });
}

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

async function answerBatch<Question, Answer>(
  batch: readonly Waiting<Question, Answer>[],
  askAll: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
): Promise<void> {
  try {
    const answerTo = await askAll(batch.map(({ question }) => question));
    for (const { question, resolve } of batch) resolve(answerTo(question));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
