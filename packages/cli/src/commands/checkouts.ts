import { type CheckoutStatus, checkoutStatuses, isTerminal } from "@cartwright/contract";
import { type Command, InvalidArgumentError, Option } from "commander";
import openInBrowser from "open";
import type { Host } from "../host.ts";
import { amountOf } from "../print-checkout.ts";
import { openSession, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";

interface ListOptions extends SharedOptions {
  status?: CheckoutStatus;
  subject?: string;
  limit: number;
  cursor?: string;
}

export function addCheckoutCommands(program: Command, host: Host): void {
  addCommand(program, "list", "list checkouts, newest first")
    .addOption(new Option("--status <status>", "only those in this status").choices([...checkoutStatuses]))
    .option("--subject <id>", "only those of this end user")
    .option("--limit <count>", "how many, up to 100", readLimit, 20)
    .option("--cursor <cursor>", "go on where the page before ended")
    .action((options: ListOptions) => list(host, options));
  addCommand(program, "cancel <id>", "cancel a checkout").action((id: string, options: SharedOptions) =>
    cancel(host, id, options),
  );
  addCommand(program, "open <id>", "open the live view of a checkout in a browser")
    .option("--print", "print the address and open nothing; it lets anyone watch for 15 minutes")
    .action((id: string, options: SharedOptions & { print?: boolean }) => openLiveView(host, id, options));
}

async function list(host: Host, { json, url, ...query }: ListOptions): Promise<void> {
  const { client, output } = await openSession(host, { ...(json && { json }), ...(url && { url }) });
  const page = await client.checkouts.list(query, { signal: host.signal });
  output.json(page);
  output.table(
    ["id", "status", "created", "total", "shop"],
    page.data.map((checkout) => [
      checkout.id,
      checkout.status,
      checkout.createdAt.slice(0, 16).replace("T", " "),
      checkout.receipt?.total ? amountOf(checkout.receipt.total) : "",
      new URL(checkout.url).host,
    ]),
  );
  if (page.nextCursor !== null) output.line(`More: --cursor ${page.nextCursor}`);
}

async function cancel(host: Host, id: string, options: SharedOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  const { status } = await client.checkouts.get(id, { signal: host.signal });
  const isOver = isTerminal(status);
  if (!isOver) await client.checkouts.cancel(id, { signal: host.signal });
  output.json({ id, cancelling: !isOver, status });
  output.line(isOver ? `The checkout had already ended: ${status}.` : "The checkout is being cancelled.");
}

async function openLiveView(
  host: Host,
  id: string,
  { print, ...shared }: SharedOptions & { print?: boolean },
): Promise<void> {
  const { client, output } = await openSession(host, shared);
  const { url, expiresAt } = await client.checkouts.createEmbedToken(id, { signal: host.signal });
  output.json({ url, expiresAt });
  if (print) return output.line(url);
  if (output.isJson) return;
  await openInBrowser(url);
  output.line("The live view is open in your browser. Its address works for 15 minutes.");
}

function readLimit(text: string): number {
  if (!/^([1-9]\d?|100)$/.test(text)) throw new InvalidArgumentError("Write a number from 1 to 100.");
  return Number(text);
}
