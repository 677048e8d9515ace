import { z } from "zod";
import type { JobDefinition } from "../../src/platform/jobs/job-definition.ts";

/** A job whose first attempt never ends on its own. */
export const hangingJob: JobDefinition<{ mark: string }> = {
  name: "hanging",
  payload: z.object({ mark: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 0,
  heartbeatSeconds: 10,
  expireInSeconds: 600,
};
