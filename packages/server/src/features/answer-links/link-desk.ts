import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { SendMail } from "../../platform/mail/open-mail.ts";
import type { Secret } from "../../platform/secret.ts";
import type { SentTo, WayToProve } from "./page-calls.ts";

/** What the service needs to serve the process of the answer page. */
export interface LinkDesk {
  database: Database;
  clock: Clock;
  /** How a person may prove to be meant, as the installation allows it. */
  ways: ReadonlySet<WayToProve>;
  /** Of the codes that are mailed. */
  codeKey: Secret<Buffer>;
  /** Absent where no mail can be sent. */
  mail: SendMail | undefined;
  /** Who signed in, and the tenant of their workspace. Absent where nobody signs people in. */
  findWorkspace: ((session: string) => Promise<{ tenantId: string } | undefined>) | undefined;
  /** Gives the question more time, once. */
  extend: (question: { checkoutId: string; actionId: string }) => Promise<boolean>;
  /** Throws a ServiceError where the question is no longer open. */
  answer: (
    question: { tenantId: string; checkoutId: string; actionId: string },
    answer: SentTo<"answer">["answer"],
  ) => Promise<void>;
}
