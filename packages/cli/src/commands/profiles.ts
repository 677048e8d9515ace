import type { BuyerProfile, CreateBuyerProfileBody } from "@cartwright/contract";
import type { Command } from "commander";
import { CliError } from "../cli-error.ts";
import type { Host } from "../host.ts";
import { openSession, type SharedOptions } from "../session.ts";
import { addCommand } from "../shared-options.ts";

interface ProfileOptions extends SharedOptions {
  label?: string;
  name?: string;
  email?: string;
  phone?: string;
  address?: string[];
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
}

export function addProfileCommands(program: Command, host: Host): void {
  const profiles = program.command("profiles").description("names and addresses to buy with");
  addCommand(profiles, "list", "list the profiles, newest first").action((options: SharedOptions) =>
    list(host, options),
  );
  addCommand(profiles, "create", "create a profile")
    .option("--label <text>", "your own name for it")
    .option("--name <name>", "given name and family name, as 'Ada Lovelace'")
    .option("--email <address>", "e-mail address")
    .option("--phone <number>", "phone number, with its country code")
    .option("--address <line...>", "street and number; further lines in further quotes")
    .option("--city <name>", "city or town")
    .option("--state <code>", "state or region by its short code, as CA")
    .option("--postal-code <code>", "postal code")
    .option("--country <code>", "country, as US")
    .action((options: ProfileOptions) => create(host, options));
  addCommand(profiles, "delete <id>", "delete a profile").action((id: string, options: SharedOptions) =>
    remove(host, id, options),
  );
}

async function list(host: Host, options: SharedOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  const page = await client.buyerProfiles.list({ limit: 100 }, { signal: host.signal });
  output.json(page);
  output.table(["id", "name", "place", "label"], page.data.map(rowOf));
}

async function create(host: Host, options: ProfileOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  const profile = await client.buyerProfiles.create(bodyOf(options), { signal: host.signal });
  output.json(profile);
  output.fact("profile", profile.id);
}

async function remove(host: Host, id: string, options: SharedOptions): Promise<void> {
  const { client, output } = await openSession(host, options);
  output.json(await client.buyerProfiles.delete(id, { signal: host.signal }));
  output.line("The profile is deleted.");
}

function rowOf({ id, name, shipping, label }: BuyerProfile): string[] {
  const place = [shipping?.locality, shipping?.countryCode].filter(Boolean).join(", ");
  return [id, [name?.first, name?.last].filter(Boolean).join(" "), place, label ?? ""];
}

function bodyOf({ label, name, email, phone, ...place }: ProfileOptions): CreateBuyerProfileBody {
  const { address, city, state, postalCode, country } = place;
  return {
    ...(label !== undefined && { label }),
    ...(name !== undefined && { name: splitName(name) }),
    ...((email !== undefined || phone !== undefined) && { contact: { email, phone } }),
    ...((address ?? city ?? state ?? postalCode ?? country) !== undefined && {
      shipping: {
        addressLines: address,
        locality: city,
        administrativeAreaCode: state?.toUpperCase(),
        postalCode,
        countryCode: country?.toUpperCase(),
      },
    }),
  };
}

/** The last word is the family name: "Ada King Lovelace" becomes "Ada King" and "Lovelace". */
function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) throw new CliError("--name needs a given name and a family name.");
  return { first: words.slice(0, -1).join(" "), last: words.at(-1) ?? "" };
}
