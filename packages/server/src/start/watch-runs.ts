import { merchantDomainOf } from "@cartwright/engine/server";
import type { WatchRun } from "../features/runs/run-watch.ts";
import type { Span } from "../platform/tracing/tracing.ts";
import type { Platform } from "./platform.ts";

/**
 * Records where runs spend their time: a span and an observation for each step, question and drive. A run's
 * process reads untrusted pages, so it gets no exporter; its spans are created here from what it reports.
 */
export function watchRuns({
  metrics,
  tracing,
  logger,
}: Pick<Platform, "metrics" | "tracing" | "logger">): WatchRun {
  return (run, traceparent) => {
    const { checkoutId, tenantId, goal, drive, target } = run;
    const span = tracing.start("run", {
      kind: "consumer",
      parent: traceparent,
      attributes: {
        "cartwright.checkout_id": checkoutId,
        "cartwright.tenant_id": tenantId,
        "cartwright.goal": goal,
        "cartwright.drive": drive,
        "cartwright.merchant": merchantDomainOf(target.url),
      },
    });
    const startedAt = Date.now();
    let marked = startedAt;
    const open = new Set<Span>();
    /** Records the time since the previous mark. */
    const sinceMark = (name: string): number => {
      const from = marked;
      marked = Date.now();
      span?.child(name, { startedAt: from }).end();
      return (marked - from) / 1000;
    };
    return {
      browserOpened: () => void sinceMark("open browser"),
      stepTaken: (step) => metrics.stepTaken({ step, seconds: sinceMark(`step ${step}`) }),
      asked: (key) => {
        const askedAt = Date.now();
        // The work between the last step and the question.
        sinceMark(`prepare ${key}`);
        const waiting = span?.child(`question ${key}`);
        if (waiting) open.add(waiting);
        return (isAnswered) => {
          marked = Date.now();
          metrics.questionClosed({ key, isAnswered, seconds: (marked - askedAt) / 1000 });
          waiting?.end({ attributes: { "cartwright.answered": isAnswered } });
          if (waiting) open.delete(waiting);
        };
      },
      ended: (end) => {
        const seconds = (Date.now() - startedAt) / 1000;
        metrics.driveEnded({ end, seconds });
        for (const waiting of open) waiting.end();
        span?.end({ attributes: { "cartwright.end": end }, isFailed: end === "internal_error" });
        logger.info(
          { checkoutId, tenantId, drive, end, seconds, ...(span && { traceId: span.traceId }) },
          "a drive of a run has ended",
        );
      },
    };
  };
}
