import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import type { JsonEncryption } from "../../platform/encryption/json-web-encryption.ts";
import { newId } from "../../platform/ids.ts";
import {
  findSealedSession,
  markSessionUsed,
  type SessionKey,
  updateSession,
  upsertSession,
} from "./buyer-sessions.store.ts";

type Content = Readonly<Record<string, unknown>>;

/** Stores sign-ins for later runs of the same buyer at the same merchant. */
export interface SessionVault {
  /** Undefined if there is none or no key can decrypt it; the buyer then signs in again. */
  load(key: SessionKey): Promise<Content | undefined>;
  /** A new sign-in creates or replaces the session. Otherwise a deleted session isn't restored. */
  save(key: SessionKey, content: Content, options: { isNewSignIn: boolean }): Promise<void>;
}

/** The owner is encrypted with the content, so that a value moved to another row can't be used there. */
const Sealed = z.object({
  owner: z.object({ tenantId: z.string(), buyerProfileId: z.string(), merchantDomain: z.string() }),
  content: z.record(z.string(), z.unknown()),
});

export function createSessionVault(options: {
  db: Db;
  clock: Clock;
  encryption: JsonEncryption;
  /** Called if a session was tampered with. */
  onError: (error: Error) => void;
}): SessionVault {
  const { db, clock, encryption, onError } = options;
  const open = async (sealed: string, key: SessionKey): Promise<Content | undefined> => {
    const opened = await encryption.decrypt(sealed);
    if (opened === undefined) return undefined;
    const { owner, content } = Sealed.parse(opened);
    if (!isSameOwner(owner, key)) throw new Error("a buyer session holds another buyer's content");
    return content;
  };
  return {
    load: async (key) => {
      const sealed = await findSealedSession(db, key);
      if (sealed === undefined) return undefined;
      const content = await open(sealed, key).catch((error: Error): undefined => {
        onError(error);
      });
      if (content) await markSessionUsed(db, key, clock.now());
      return content;
    },
    save: async (key, content, { isNewSignIn }) => {
      const { tenantId, buyerProfileId, merchantDomain } = key;
      const owner = { tenantId, buyerProfileId, merchantDomain };
      const sealed = await encryption.encrypt({ owner, content } satisfies z.input<typeof Sealed>);
      const now = clock.now();
      if (isNewSignIn) await upsertSession(db, key, { id: newId(), sealed, now });
      else await updateSession(db, key, { sealed, now });
    },
  };
}

function isSameOwner(owner: SessionKey, key: SessionKey): boolean {
  return (
    owner.tenantId === key.tenantId &&
    owner.buyerProfileId === key.buyerProfileId &&
    owner.merchantDomain === key.merchantDomain
  );
}
