import { z } from "zod";
import { Plan } from "./plans.ts";
import { Timestamp, Uuid } from "./primitives.ts";

export const Workspace = z.object({
  id: Uuid,
  name: z.string(),
  sandboxOnly: z.boolean(),
  sandboxMerchants: z.array(z.string()),
  /** Null until a paid plan is subscribed to. */
  plan: Plan.nullable(),
  activatedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type Workspace = z.infer<typeof Workspace>;

export const CreateWorkspaceBody = z.object({ name: z.string().trim().min(1).max(120) });
export type CreateWorkspaceBody = z.input<typeof CreateWorkspaceBody>;

/** `code` of the refusals on the routes that only a dashboard session may call. */
export const WorkspaceErrorCode = z.enum(["no_workspace", "workspace_exists"]);
export type WorkspaceErrorCode = z.infer<typeof WorkspaceErrorCode>;
