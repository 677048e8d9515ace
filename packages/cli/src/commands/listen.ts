import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  type CheckoutStatusChanged,
  deliveryHeaders,
  isPassing,
  webhookSecretPrefix,
} from "@cartwright/contract";
import { signDelivery, signStandardDelivery } from "@cartwright/contract/webhook-signature";
import type { Command } from "commander";
import { CliError } from "../cli-error.ts";
import type { Host } from "../host.ts";
import { openSession, type Session, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";
import { watchStatuses } from "../watch-statuses.ts";

const pollMs = 1000;
const deliveryTimeoutMs = 10_000;

export function addListenCommand(program: Command, host: Host): void {
  addCommand(
    program,
    "listen",
    "print changes of checkouts as webhooks, and send signed copies to an address of yours",
  )
    .option("-f, --forward-to <address>", "where to send them, as http://localhost:8080/hooks")
    .action((options: SharedOptions & { forwardTo?: string }) => listen(host, options));
}

/**
 * The service cannot reach a machine without a public address, so the listener polls for changes, builds the
 * event that a webhook would have sent, and signs it with a secret of its own.
 */
async function listen(
  host: Host,
  { forwardTo, ...shared }: SharedOptions & { forwardTo?: string },
): Promise<void> {
  if (forwardTo !== undefined && !/^https?:$/.test(URL.parse(forwardTo)?.protocol ?? ""))
    throw new CliError(`Not an http or https address: ${forwardTo}`);
  const session = await openSession(host, shared);
  const secret =
    host.env.CARTWRIGHT_WEBHOOK_SECRET || webhookSecretPrefix + randomBytes(24).toString("base64");
  session.output.note(`Listening to ${session.settings.url}. Ctrl-C ends it.`);
  if (forwardTo !== undefined && !host.env.CARTWRIGHT_WEBHOOK_SECRET)
    session.output.note(`Copies are signed with ${secret}`);
  for await (const event of changes(session)) {
    const answer =
      forwardTo === undefined ? undefined : await deliver(event, { url: forwardTo, secret, host });
    session.output.json({ ...event, ...(answer !== undefined && { forwarded: answer }) });
    const words = [
      event.createdAt.slice(11, 19),
      event.checkoutId,
      event.status,
      event.failureReason,
      answer,
    ];
    session.output.line(words.filter((word) => word != null).join("  "));
  }
}

/** Runs until Ctrl-C. Polling goes on through temporary failures. */
async function* changes({ client, host, output }: Session): AsyncGenerator<CheckoutStatusChanged> {
  const watch = watchStatuses({
    list: () => client.checkouts.list({ limit: 100 }, { signal: host.signal }),
    get: (id) => client.checkouts.get(id, { signal: host.signal }),
  });
  while (!host.signal.aborted) {
    try {
      yield* await watch.findChanges();
    } catch (error) {
      if (!isPassing(error)) throw error;
      output.note("The service does not answer; trying again.");
    }
    await wait(pollMs, undefined, { signal: host.signal }).catch(() => undefined);
  }
}

interface Destination {
  url: string;
  secret: string;
  host: Host;
}

/** Delivers once, without retries. Returns the HTTP status or the error message. */
async function deliver(event: CheckoutStatusChanged, { url, secret, host }: Destination): Promise<string> {
  const rawBody = JSON.stringify(event);
  const id = `msg_${crypto.randomUUID()}`;
  const unixSeconds = Math.trunc(Date.now() / 1000);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([host.signal, AbortSignal.timeout(deliveryTimeoutMs)]),
      headers: {
        "content-type": "application/json",
        [deliveryHeaders.signature]: signDelivery({ secret, rawBody, unixSeconds }),
        [deliveryHeaders.id]: id,
        [deliveryHeaders.timestamp]: String(unixSeconds),
        [deliveryHeaders.standardSignature]: signStandardDelivery({ secret, id, rawBody, unixSeconds }),
      },
      body: rawBody,
    });
    await response.body?.cancel();
    return `→ ${response.status}`;
  } catch {
    return "→ not reached";
  }
}
