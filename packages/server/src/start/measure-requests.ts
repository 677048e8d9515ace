import type { FastifyApp } from "../http/route.ts";
import type { Metrics } from "../platform/metrics/create-metrics.ts";

/** Uses the route instead of the URL, to keep the number of series small. */
export function measureRequests(app: FastifyApp, metrics: Pick<Metrics, "requestAnswered">): void {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.requestAnswered({
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
