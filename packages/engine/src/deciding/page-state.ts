import type { FieldRole } from "../page/fields/field-role.ts";

/** What distinguishes one state of a page from another. */
export interface StateSigns {
  url: string;
  fields: readonly {
    role: FieldRole;
    name: string;
    enabled: boolean;
    value: string;
    invalid?: string;
    isAside: boolean;
  }[];
  pressables: readonly { text: string; enabled: boolean; isAside: boolean; isInDialog: boolean }[];
}

/**
 * The look of the page as a short text: two readings of an unchanged page give the same one. Contains no
 * values, only a checksum of them. Header and footer are ignored.
 */
export function pageState({ url, fields, pressables }: StateSigns): string {
  const { pathname = url, search = "" } = URL.parse(url) ?? {};
  const own = fields.filter(({ isAside }) => !isAside);
  const shown = own.map(({ role, name, enabled, value, invalid }) => [role, name, enabled, value, invalid]);
  const offered = pressables
    .filter(({ isAside }) => !isAside)
    .map(({ text, enabled, isInDialog }) => `${text.replace(/\d+/g, "")} ${enabled} ${isInDialog}`);
  return `${pathname} ${checksum(JSON.stringify([search, shown, [...new Set(offered)].sort()]))}`;
}

/** Which step of a checkout the page shows: its address and what it asks for, regardless of the values. */
export function pageStep({
  url,
  fields,
}: {
  url: string;
  fields: readonly Pick<StateSigns["fields"][number], "role" | "name" | "isAside">[];
}): string {
  const { host = "", pathname = url } = URL.parse(url) ?? {};
  const asked = fields.filter(({ isAside }) => !isAside).map(({ role, name }) => `${role} ${name}`);
  return `${host}${pathname} ${checksum(asked.join(" "))}`;
}

/** FNV-1a: enough to tell two readings apart, and reveals nothing about what was typed. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
