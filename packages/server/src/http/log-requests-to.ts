import { type FastifyBaseLogger, LogController } from "fastify";

/**
 * Sends request errors to this logger and nothing else: listener addresses are logged where they are started.
 * All requests share it, because a child logger per request costs more than the rest of the chain.
 */
export function logRequestsTo(logger: FastifyBaseLogger) {
  return {
    childLoggerFactory: () => logger,
    logController: new LogController({ disableRequestLogging: true }),
  };
}
