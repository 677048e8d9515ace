import type { FastifyApp } from "../http/route.ts";
import type { Metrics } from "../platform/metrics/create-metrics.ts";

/** The route stands for the URL, so that the number of series stays small. */
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
