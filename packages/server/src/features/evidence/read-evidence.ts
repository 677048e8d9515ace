import { type Evidence, type EvidenceContent, EvidenceStep, isUuid, messages } from "@cartwright/contract";
import { z } from "zod";
import type { Db } from "../../platform/database/open-database.ts";
import type { Sealer } from "../../platform/encryption/seal.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { findPart, listParts, listSteps } from "./evidence.store.ts";

export interface ReadEvidenceDependencies {
  db: Db;
  /** Absent if nothing can be sealed; nothing is kept then. */
  sealer: Sealer | undefined;
  days: number;
}

const Steps = z.array(EvidenceStep);
const Content = z.object({ data: z.string() });

/** Returns the evidence kept for a checkout's runs. */
export async function readEvidence(
  { db, sealer, days }: ReadEvidenceDependencies,
  checkoutId: string,
): Promise<Evidence> {
  const [written, parts] = [await listSteps(db, checkoutId), await listParts(db, checkoutId)];
  const steps = written.flatMap(({ id, sealed }) => Steps.parse(open(sealer, sealed, id)));
  return {
    checkoutId,
    days,
    steps,
    parts: parts.map(({ id, kind, at }) => ({ id, kind, at: at.toISOString() })),
  };
}

export async function readEvidencePart(
  { db, sealer }: ReadEvidenceDependencies,
  wanted: { checkoutId: string; partId: string },
): Promise<EvidenceContent> {
  const found = isUuid(wanted.partId) ? await findPart(db, wanted) : undefined;
  if (!found) throw new ServiceError("not_found", messages.checkouts.evidenceNotFound);
  const { id, kind, sealed } = found;
  const at = found.at.toISOString();
  return { id, kind, at, ...Content.parse(open(sealer, sealed, id)) };
}

function open(sealer: Sealer | undefined, sealed: Uint8Array, id: string): unknown {
  if (!sealer) throw new Error("evidence is stored, and VAULT_KEYS is not set");
  return JSON.parse(sealer.open(sealed, id).toString());
}
