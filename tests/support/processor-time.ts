import type { Page } from "playwright-core";

/**
 * Returns a function that tells how many seconds of a processor the page's main thread has used since. Unlike
 * elapsed time, this hardly depends on what else the machine does.
 */
export async function measureMainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const before = await read();
  return async () => (await read()) - before;
}
