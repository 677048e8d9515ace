import { messages } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import { ServiceError } from "../../platform/service-error.ts";

/** The end user a request is for: the one it names or the one its key is bound to. Throws if they differ. */
export function subjectOf(caller: Caller, named: string | undefined): string | undefined {
  if (caller.subject === undefined) return named;
  if (named !== undefined && named !== caller.subject) {
    throw new ServiceError("forbidden", messages.subjectBoundKey.cannotActForAnother(caller.subject));
  }
  return caller.subject;
}

export interface ProfileOwner {
  subject: string | null;
}

/**
 * Throws if the profile may not be used by this checkout. A profile without a subject fits every checkout,
 * and the reverse. A bound key isn't told that another end user's profile exists.
 */
export function ensureProfileFits(
  profile: ProfileOwner | undefined,
  { caller, subject }: { caller: Caller; subject: string | undefined },
): void {
  if (!profile) throw new ServiceError("invalid", messages.checkouts.profileNotFound);
  if (profile.subject === null || subject === undefined || profile.subject === subject) return;
  if (caller.subject !== undefined) throw new ServiceError("invalid", messages.checkouts.profileNotFound);
  throw new ServiceError("forbidden", messages.checkouts.profileOfAnother(profile.subject, subject));
}
