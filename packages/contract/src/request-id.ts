/** Every answer of the API carries it, refusals too. The service's log lines about that request name the same id. */
export const requestIdHeader = "request-id";
