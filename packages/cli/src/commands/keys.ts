import {
  type ApiKey,
  type ApiKeyMode,
  type CreateApiKeyBody,
  ApiKeyMode as Mode,
} from "@cartwright/contract";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Host } from "../host.ts";
import { readAmount } from "../read-amount.ts";
import { openSession, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";

interface CreateOptions extends SharedOptions {
  mode: ApiKeyMode;
  label?: string;
  scope?: string[];
  subject?: string;
  perCheckout?: string;
  perDay?: string;
  total?: string;
  currency?: string;
  merchant?: string[];
  expires?: string;
}

export function addKeyCommands(program: Command, host: Host): void {
  const keys = program.command("keys").description("API keys of the workspace");
  addCommand(keys, "list", "list the keys, newest first").action((options: SharedOptions) =>
    list(host, options),
  );
  addCommand(keys, "create", "create a key and print it, this once")
    .addOption(new Option("--mode <mode>", "test or live").choices(Mode.options).default("test"))
    .option("--label <text>", "your own name for it")
    .option("--scope <scope...>", "what it may do, as checkouts.write; everything unless given")
    .option("--subject <id>", "bind it to one of your end users")
    .option(
      "--per-checkout <amount>",
      "spending limit of one purchase, shipping and tax included",
      readAmount,
    )
    .option("--per-day <amount>", "the same for all purchases of a day", readAmount)
    .option("--total <amount>", "the same for all purchases ever made with it", readAmount)
    .option("--currency <code>", "of these limits; USD unless given")
    .option("--merchant <domain...>", "the only shops where it buys, as example.com")
    .option("--expires <date>", "when it ends, as 2027-01-31, midnight UTC", readDate)
    .action((options: CreateOptions) => create(host, options));
  addCommand(keys, "revoke <id>", "revoke a key").action((id: string, options: SharedOptions) =>
    revoke(host, id, options),
  );
}

async function list(host: Host, options: SharedOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  const all = await client.apiKeys.list({ signal: host.signal });
  output.json(all);
  output.table(
    ["id", "key", "mode", "scopes", "may spend", "last used", "label"],
    all.data.map((key) => [
      key.id,
      `${key.keyPrefix}…`,
      key.revokedAt === null ? key.mode : "revoked",
      key.scopes.join(" "),
      mandateOf(key),
      key.lastUsedAt?.slice(0, 10) ?? "never",
      key.label ?? "",
    ]),
  );
}

async function create(host: Host, options: CreateOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  const created = await client.apiKeys.create(bodyOf(options), { signal: host.signal });
  output.json(created);
  output.note("The key is shown this once. Keep it where others cannot read it.");
  output.line(created.key);
}

async function revoke(host: Host, id: string, options: SharedOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  output.json(await client.apiKeys.revoke(id, { signal: host.signal }));
  output.line("The key is revoked.");
}

function bodyOf(options: CreateOptions): CreateApiKeyBody {
  const { mode, label, scope, subject, perCheckout, perDay, total, currency, merchant, expires } = options;
  const amounts = {
    ...(perCheckout !== undefined && { perCheckout }),
    ...(perDay !== undefined && { perDay }),
    ...(total !== undefined && { total }),
  };
  const hasBudget = Object.keys(amounts).length > 0 || currency !== undefined;
  return {
    mode,
    ...(label !== undefined && { label }),
    ...(scope && { scopes: scope }),
    ...(subject !== undefined && { subject }),
    ...(hasBudget && { budget: { ...(currency !== undefined && { currency }), ...amounts } }),
    ...(merchant && { merchants: merchant }),
    ...(expires !== undefined && { expiresAt: expires }),
  };
}

/** For example `50 USD a purchase, only at example.com, until 2027-01-31`. */
function mandateOf({ budget, merchants, expiresAt }: ApiKey): string {
  const limit = (amount: string | undefined, what: string) =>
    amount === undefined ? [] : [`${amount} ${budget?.currency} ${what}`];
  return [
    ...limit(budget?.perCheckout, "a purchase"),
    ...limit(budget?.perDay, "a day"),
    ...limit(budget?.total, "in all"),
    ...(merchants ? [`only at ${merchants.join(" ")}`] : []),
    ...(expiresAt === undefined ? [] : [`until ${expiresAt.slice(0, 10)}`]),
  ].join(", ");
}

function readDate(text: string): string {
  const at = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(at.getTime()))
    throw new InvalidArgumentError("Write it as 2027-01-31 or 2027-01-31T18:00:00Z.");
  return at.toISOString();
}
