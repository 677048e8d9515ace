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
  /** A key of an account that was opened over the API: the workspace is that account then. */
  apiKey: z.string().trim().max(200).optional(),
});
export type CreateWorkspaceBody = z.input<typeof CreateWorkspaceBody>;

/** How the signed-in person wants to hear of questions that wait for an answer. */
export const Notifications = z.strictObject({ mail: z.boolean() });
export type Notifications = z.infer<typeof Notifications>;

export const NotificationSettings = z.object({
  mail: z.boolean(),
  /** Where it goes; null while it is off. */
  email: z.string().nullable(),
  /** Whether this installation can send mail. */
  isAvailable: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Whom to erase: one end user of the workspace. */
export const EraseSubjectBody = z.strictObject({ subject: Subject });
export type EraseSubjectBody = z.input<typeof EraseSubjectBody>;

export const ErasureReport = z.object({
  /** Checkouts concerned. */
  checkouts: z.number().int(),
  /** Of all that are to be erased in the workspace: those that are erased when they end, which is soon. */
  waiting: z.number().int(),
  buyerProfiles: z.number().int(),
  apiKeys: z.number().int(),
});
export type ErasureReport = z.infer<typeof ErasureReport>;

export const DeletedWorkspace = z.object({ deleted: z.literal(true), id: Uuid });
export type DeletedWorkspace = z.infer<typeof DeletedWorkspace>;

/** `code` of the refusals on the routes that only a dashboard session may call. */
export const WorkspaceErrorCode = z.enum(["no_workspace", "workspace_exists", "plan_in_force"]);
export type WorkspaceErrorCode = z.infer<typeof WorkspaceErrorCode>;
