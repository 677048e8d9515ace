/** Sent with every response of the API, including refusals. The service's log lines have the same id. */
export const requestIdHeader = "request-id";
