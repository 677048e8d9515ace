import { findCall, usage } from "./calls.ts";

/** `npm run operator -- COMMAND ...`: the operator's calls, from the machine the service runs on. */
const { OPERATIONS_PORT = "4001", OPERATIONS_TOKEN } = process.env;
const call = findCall(process.argv.slice(2));

if (call === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const response = await fetch(`http://127.0.0.1:${OPERATIONS_PORT}${call.path}`, {
    method: call.method,
    headers: {
      ...(call.body && { "content-type": "application/json" }),
      ...(OPERATIONS_TOKEN && { authorization: `Bearer ${OPERATIONS_TOKEN}` }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  if (response === undefined) {
    console.error(
      `nothing answers on 127.0.0.1:${OPERATIONS_PORT}; is the service running, and is OPERATIONS_PORT right?`,
    );
    process.exitCode = 1;
  } else {
    console.log(JSON.stringify(await response.json(), undefined, 2));
    process.exitCode = response.ok ? 0 : 1;
  }
}
