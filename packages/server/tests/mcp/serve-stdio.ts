import { serveOverStdio } from "@cartwright/agent-tools/stdio";
import { createClient } from "@cartwright/contract";

const [, , baseUrl = "", apiKey] = process.argv;
serveOverStdio({ client: createClient({ baseUrl, apiKey }) });
