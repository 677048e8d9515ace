import { type FastifyBaseLogger, LogController } from "fastify";

/**
 * What happens to requests goes to this logger, and nothing else does: which listener is where is told by whoever starts them. One
 * logger for all: a child for each request costs more than the rest of the chain.
 */
export function logRequestsTo(logger: FastifyBaseLogger) {
  return {
    childLoggerFactory: () => logger,
    logController: new LogController({ disableRequestLogging: true }),
  };
}
