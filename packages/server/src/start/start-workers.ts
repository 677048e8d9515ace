import { availableParallelism } from "node:os";
import { createSessionVault, type SessionVault } from "../features/buyer-sessions/session-vault.ts";
import { isAtSandbox } from "../features/checkouts/sandbox-gate.ts";
import type { LiveRuns } from "../features/live-view/live-runs.ts";
import type { RunCards } from "../features/runs/ask-for-card.ts";
import { workOnRuns } from "../features/runs/run-checkout.jobs.ts";
import type { RunEngine } from "../features/runs/run-engine.ts";
import { createJsonEncryption } from "../platform/encryption/json-web-encryption.ts";
import { type IdleProcessor, watchIdleProcessor } from "../platform/idle-processor.ts";
import { newId } from "../platform/ids.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import { createBuyerFinder } from "./find-buyer.ts";
import type { Platform } from "./platform.ts";
import { watchRuns } from "./watch-runs.ts";
import type { CheckoutsWiring } from "./wire-checkouts.ts";
import { wireEvidenceKeeping } from "./wire-evidence.ts";

export async function startWorkers(
  platform: Platform,
  jobs: Jobs,
  {
    wiring,
    engine,
    liveRuns,
    cards,
  }: { wiring: CheckoutsWiring; engine: RunEngine; liveRuns: LiveRuns; cards: RunCards },
): Promise<void> {
  const { config, clock, logger, database } = platform;
  await workOnRuns(
    jobs,
    {
      engine,
      record: wiring.record,
      heldRuns: wiring.heldRuns,
      submittedValues: wiring.submittedValues,
      findBuyer: createBuyerFinder(database.db),
      sessions: openVault(platform),
      cards,
      isAtSandbox: (target) => isAtSandbox(target, config.sandbox.merchants),
      showRun: liveRuns.show,
      keepGoodsPicture: wiring.goodsPictures.keep,
      openEvidence: wireEvidenceKeeping(platform),
      watchRun: watchRuns(platform),
      clock,
      workerId: newId(),
      runTimeoutSeconds: config.runs.timeoutMs / 1000,
      onError: (error, checkoutId) => logger.error({ err: error, checkoutId }, "a run failed"),
    },
    { slots: config.runs.slots, cores: availableParallelism(), watchProcessor: watchProcessor(platform) },
  );
}

function watchProcessor({ disposers }: Platform) {
  return (onLook: () => void): IdleProcessor => {
    const processor = watchIdleProcessor(onLook);
    disposers.add("processor watch", async () => processor.close());
    return processor;
  };
}

/** Without keys no sign-ins are stored, and every run starts signed out. */
function openVault({ config, database, clock, onError }: Platform): SessionVault | undefined {
  const { vaultKeys } = config.secrets;
  return (
    vaultKeys &&
    createSessionVault({
      db: database.db,
      clock,
      encryption: createJsonEncryption(vaultKeys, "buyer-sessions"),
      onError,
    })
  );
}
