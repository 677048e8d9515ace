import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { SendMail } from "../../platform/mail/open-mail.ts";
import type { Secret } from "../../platform/secret.ts";
import type { SentTo, WayToProve } from "./page-calls.ts";

/** What the service needs to serve the answer page's process. */
export interface LinkDesk {
  database: Database;
  clock: Clock;
  /** How people may prove that a question is for them, as configured for this installation. */
  ways: ReadonlySet<WayToProve>;
  /** Key for hashing the mailed codes. */
  codeKey: Secret<Buffer>;
  /** Absent if no mail can be sent. */
  mail: SendMail | undefined;
  /** Returns the tenant of the signed-in person's workspace. Absent if there is no identity provider. */
  findWorkspace: ((session: string) => Promise<{ tenantId: string } | undefined>) | undefined;
  /** The picture of what the checkout buys: a JPEG in base64. */
  findPicture: (checkoutId: string) => Promise<string | undefined>;
  /** Gives the question more time, once. */
  extend: (question: { checkoutId: string; actionId: string }) => Promise<boolean>;
  /** Throws a ServiceError if the question is no longer open. */
  answer: (
    question: { tenantId: string; checkoutId: string; actionId: string },
    answer: SentTo<"answer">["answer"],
  ) => Promise<void>;
}
