import { type CreateCheckoutBody, isPassing } from "@cartwright/contract";
import { type Command, InvalidArgumentError } from "commander";
import type { SetExitCode } from "../exit-codes.ts";
import { followCheckout } from "../follow-checkout.ts";
import type { Host } from "../host.ts";
import { readAmount } from "../read-amount.ts";
import { openSession, type Session, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";

interface BuyOptions extends SharedOptions {
  request?: string;
  maxCost?: string;
  currency?: string;
  country?: string;
  profile?: string;
  quantity?: number;
  allowDomain?: string[];
  subject?: string;
  idempotencyKey?: string;
  quote?: boolean;
  link?: boolean;
  wait: boolean;
}

export function addBuyCommands(program: Command, host: Host, setExitCode: SetExitCode): void {
  addCommand(program, "buy <url>", "buy what is at an address, and answer its questions here")
    .option("-r, --request <words>", "what to buy in plain words: options, kind of delivery")
    .option("-m, --max-cost <amount>", "the most it may cost, shipping and tax included", readAmount)
    .option("--currency <code>", "of --max-cost", "USD")
    .option("--country <code>", "the country to browse from, as US")
    .option("-p, --profile <id>", "the buyer profile to buy with")
    .option("-q, --quantity <pieces>", "how many pieces", readQuantity)
    .option("--allow-domain <host...>", "more host names that the browser may go to")
    .option("--subject <id>", "your own id of the end user this is for")
    .option("--idempotency-key <key>", "makes repeating the command safe for 24 hours")
    .option("--quote", "find out the total and order nothing")
    .option("--link", "print a link to the answer page for each question, and ask nothing here")
    .option("--no-wait", "start it, print its id, and leave")
    .action(async (url: string, options: BuyOptions) => {
      const session = await openSession(host, options);
      const { id } = await create(
        session,
        bodyOf(url, options),
        options.idempotencyKey ?? crypto.randomUUID(),
      );
      session.output.json({ type: "checkout", id });
      session.output.fact("checkout", id);
      if (options.wait)
        setExitCode(await followCheckout(session, id, { answersByLink: options.link === true }));
    });
  addCommand(program, "watch <id>", "follow a checkout to its end, and answer its questions here")
    .option("--link", "print a link to the answer page for each question, and ask nothing here")
    .action(async (id: string, options: SharedOptions & { link?: boolean }) => {
      const session = await openSession(host, options);
      setExitCode(await followCheckout(session, id, { answersByLink: options.link === true }));
    });
}

/** Retries once if no answer came: the idempotency key makes it the same checkout. */
async function create({ client, host }: Session, body: CreateCheckoutBody, idempotencyKey: string) {
  const options = { idempotencyKey, signal: host.signal };
  try {
    return await client.checkouts.create(body, options);
  } catch (error) {
    if (!isPassing(error)) throw error;
    return await client.checkouts.create(body, options);
  }
}

function bodyOf(url: string, options: BuyOptions): CreateCheckoutBody {
  const { request, maxCost, currency, country, profile, quantity, allowDomain, subject, quote } = options;
  const pieces = quantity === undefined ? undefined : `quantity ${quantity}`;
  const wish = [request, pieces].filter((part) => part !== undefined).join(", ");
  return {
    target: {
      url,
      ...(wish !== "" && { request: wish }),
      ...(country !== undefined && { countryCode: country.toUpperCase() }),
      ...(allowDomain && { allowedDomains: allowDomain }),
    },
    ...(profile !== undefined && { buyerProfileId: profile }),
    ...(subject !== undefined && { subject }),
    ...(quote && { goal: "quote" }),
    ...(maxCost !== undefined && {
      constraints: { maxCost: { amount: maxCost, currency: (currency ?? "USD").toUpperCase() } },
    }),
  };
}

function readQuantity(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError("Write a whole number from 1 on.");
  return Number(text);
}
