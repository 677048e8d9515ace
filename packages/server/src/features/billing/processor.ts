import type { Plan } from "@cartwright/contract";

/** Takes payments and checks identity documents. This service sees neither. */
export interface Processor {
  /** Returns the same customer each time for a tenant. */
  openCustomer(tenant: { tenantId: string; name: string; email: string | null }): Promise<string>;
  openSubscribePage(order: { customerId: string; tenantId: string; plan: Plan }): Promise<string>;
  openPortalPage(customerId: string): Promise<string>;
  openVerificationPage(tenantId: string): Promise<{ verificationId: string; url: string }>;
  /**
   * Returns the subscription that counts: one in force, otherwise the latest. Undefined also if the customer
   * is unknown.
   */
  findSubscription(customerId: string): Promise<{ status: string; plan: Plan | null } | undefined>;
  /** Undefined if the verification is unknown. */
  findVerificationStatus(verificationId: string): Promise<string | undefined>;
  /** Reports one unit for the checkout. Reporting it again has no effect. */
  reportCompleted(completed: { customerId: string; checkoutId: string; at: Date }): Promise<void>;
  /**
   * Returns what has happened since the cursor. Without a cursor, or with one that is too old, everyone may
   * be concerned.
   */
  readNews(cursor: string | undefined): Promise<ProcessorNews>;
}

export interface ProcessorNews {
  concerned: { customerIds: string[]; verificationIds: string[] } | "everybody";
  /** Undefined if there were no events yet. */
  cursor: string | undefined;
  hasMore: boolean;
}
