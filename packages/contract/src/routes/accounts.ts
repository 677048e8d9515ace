import { AcceptAupBody, Billing, CheckoutSessionBody, ProcessorPage } from "../billing.ts";
import { SignedUp, SignupBody } from "../signup.ts";
import {
  CreateWorkspaceBody,
  DeletedWorkspace,
  EraseSubjectBody,
  ErasureReport,
  NotificationSettings,
  Notifications,
  Workspace,
} from "../workspaces.ts";
import { defineRoute } from "./define-route.ts";

export const signupRoutes = {
  create: defineRoute({
    method: "POST",
    path: "/v1/signup",
    access: "public",
    summary: "Open a sandbox account with one test key",
    body: SignupBody,
    bodyRequired: false,
    responses: { 201: SignedUp },
    refusals: [400, 403, 429],
  }),
} as const;

export const workspaceRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/v1/workspaces/me",
    access: "session",
    summary: "Get the workspace of the signed-in person",
    responses: { 200: Workspace },
    refusals: [404],
  }),
  create: defineRoute({
    method: "POST",
    path: "/v1/workspaces",
    access: "session",
    summary: "Open a workspace for the signed-in person",
    body: CreateWorkspaceBody,
    responses: { 201: Workspace },
    refusals: [400, 403, 409],
  }),
  getNotifications: defineRoute({
    method: "GET",
    path: "/v1/workspaces/me/notifications",
    access: "session",
    summary: "Get how the signed-in person hears of open questions",
    responses: { 200: NotificationSettings },
    refusals: [404],
  }),
  updateNotifications: defineRoute({
    method: "PATCH",
    path: "/v1/workspaces/me/notifications",
    access: "session",
    summary: "Change how the signed-in person hears of open questions",
    body: Notifications,
    responses: { 200: NotificationSettings },
    refusals: [400, 404],
  }),
  eraseSubject: defineRoute({
    method: "POST",
    path: "/v1/workspaces/me/erasures",
    access: "session",
    summary: "Erase an end user: profiles, sign-ins, keys, and what their checkouts say of a person",
    body: EraseSubjectBody,
    responses: { 200: ErasureReport },
    refusals: [400, 404],
  }),
  delete: defineRoute({
    method: "DELETE",
    path: "/v1/workspaces/me",
    access: "session",
    summary: "Delete the workspace with all that it holds",
    responses: { 200: DeletedWorkspace },
    refusals: [404, 409],
  }),
} as const;

export const billingRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/v1/billing",
    access: "session",
    scope: "billing.read",
    summary: "Get the state of plan, identity and policy",
    responses: { 200: Billing },
    refusals: [],
  }),
  createCheckoutSession: defineRoute({
    method: "POST",
    path: "/v1/billing/checkout-session",
    access: "session",
    scope: "billing.write",
    summary: "Begin subscribing to a plan",
    body: CheckoutSessionBody,
    responses: { 200: ProcessorPage },
    refusals: [400, 503],
  }),
  createPortalSession: defineRoute({
    method: "POST",
    path: "/v1/billing/portal-session",
    access: "session",
    scope: "billing.write",
    summary: "Open the payment processor's page for an existing subscription",
    responses: { 200: ProcessorPage },
    refusals: [400, 503],
  }),
  createVerificationSession: defineRoute({
    method: "POST",
    path: "/v1/billing/verification-session",
    access: "session",
    scope: "billing.write",
    summary: "Begin verifying the identity of the signed-in person",
    responses: { 200: ProcessorPage },
    refusals: [400, 503],
  }),
  acceptAup: defineRoute({
    method: "POST",
    path: "/v1/billing/accept-aup",
    access: "session",
    scope: "billing.write",
    summary: "Accept the acceptable-use policy",
    body: AcceptAupBody,
    responses: { 200: Billing },
    refusals: [400],
  }),
} as const;
