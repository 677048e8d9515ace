import { z } from "zod";
import { Plan } from "./plans.ts";
import { Subject, Timestamp, Uuid } from "./primitives.ts";

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

export const CreateWorkspaceBody = z.object({
  name: z.string().trim().min(1).max(120),
  /** A key of an account that was opened through the API: the workspace then takes over that account. */
  apiKey: z.string().trim().max(200).optional(),
});
export type CreateWorkspaceBody = z.input<typeof CreateWorkspaceBody>;

/** How the signed-in person is notified of questions that wait for an answer. */
export const Notifications = z.strictObject({ mail: z.boolean() });
export type Notifications = z.infer<typeof Notifications>;

export const NotificationSettings = z.object({
  mail: z.boolean(),
  /** The address notified; null while mail is off. */
  email: z.string().nullable(),
  /** Whether this installation can send mail. */
  isAvailable: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The end user of the workspace whose data is erased. */
export const EraseSubjectBody = z.strictObject({ subject: Subject });
export type EraseSubjectBody = z.input<typeof EraseSubjectBody>;

export const ErasureReport = z.object({
  /** Checkouts affected. */
  checkouts: z.number().int(),
  /** Checkouts in the workspace that are still running and will be erased when they end, which is soon. */
  waiting: z.number().int(),
  buyerProfiles: z.number().int(),
  apiKeys: z.number().int(),
});
export type ErasureReport = z.infer<typeof ErasureReport>;

export const DeletedWorkspace = z.object({ deleted: z.literal(true), id: Uuid });
export type DeletedWorkspace = z.infer<typeof DeletedWorkspace>;

/** `code` of refusals on the routes for dashboard sessions only. */
export const WorkspaceErrorCode = z.enum(["no_workspace", "workspace_exists", "plan_in_force"]);
export type WorkspaceErrorCode = z.infer<typeof WorkspaceErrorCode>;
