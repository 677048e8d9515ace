import { openRunEvidence } from "../features/evidence/keep-evidence.ts";
import type { ReadEvidenceDependencies } from "../features/evidence/read-evidence.ts";
import type { EvidenceDependencies } from "../features/evidence/write-evidence.ts";
import type { OpenRunEvidence } from "../features/runs/run-engine.ts";
import { createSealer } from "../platform/encryption/seal.ts";
import { StartError } from "../platform/start-error.ts";
import type { Platform } from "./platform.ts";

export function wireEvidenceReading({ config, database }: Platform): ReadEvidenceDependencies {
  const { vaultKeys } = config.secrets;
  const sealer = vaultKeys && createSealer(vaultKeys, "evidence");
  return { db: database.db, sealer, days: config.evidenceDays };
}

/** Undefined if no evidence is kept. */
export function wireEvidenceKeeping(platform: Platform): OpenRunEvidence | undefined {
  const { db, sealer, days } = wireEvidenceReading(platform);
  const { clock, logger } = platform;
  if (days === 0) return undefined;
  // Evidence shows people's purchases, so it is only kept sealed. Checked here because the launcher creates
  // keys after it has read the settings.
  if (!sealer) throw new StartError("EVIDENCE_DAYS: needs VAULT_KEYS");
  const dependencies: EvidenceDependencies = {
    db,
    clock,
    sealer,
    onError: (error, checkoutId) => logger.warn({ err: error, checkoutId }, "evidence was not kept"),
  };
  return (run) => openRunEvidence(dependencies, run);
}
