import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), sentAt: z.string() });
const rowSchema = z.object({ body: z.string() });

export type Mail = z.infer<typeof mailSchema>;

/** Every e-mail the shop has sent. Nothing leaves the sandbox; people read it at `/_mail`. */
export interface MailStore {
  send(mail: Omit<Mail, "sentAt">): void;
  /** Newest first. */
  list(): Mail[];
}

export function openMailStore(database: DatabaseSync): MailStore {
  database.exec("CREATE TABLE IF NOT EXISTS mail (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL)");
  const insert = database.prepare("INSERT INTO mail (body) VALUES (?)");
  const selectAll = database.prepare("SELECT body FROM mail ORDER BY id DESC LIMIT 200");
  return {
    send: (mail) => void insert.run(JSON.stringify({ ...mail, sentAt: new Date().toISOString() })),
    list: () => selectAll.all().map((row) => mailSchema.parse(JSON.parse(rowSchema.parse(row).body))),
  };
}
