import type { Plan } from "@cartwright/contract";

/** Who takes the money and looks at identity papers. Nothing of either reaches this service. */
export interface Processor {
  /** The same customer, however often it is asked for one tenant. */
  openCustomer(tenant: { tenantId: string; name: string; email: string | null }): Promise<string>;
  openSubscribePage(order: { customerId: string; tenantId: string; plan: Plan }): Promise<string>;
  openPortalPage(customerId: string): Promise<string>;
  openVerificationPage(tenantId: string): Promise<{ verificationId: string; url: string }>;
  /** The subscription that counts: one in force, or else the latest. Undefined also where it knows no such customer. */
  findSubscription(customerId: string): Promise<{ status: string; plan: Plan | null } | undefined>;
  /** Undefined where it knows no such verification. */
  findVerificationStatus(verificationId: string): Promise<string | undefined>;
  /** One unit for the checkout. Telling it again, whenever, adds nothing. */
  reportCompleted(completed: { customerId: string; checkoutId: string; at: Date }): Promise<void>;
  /** What has happened since. Without a cursor, or with one that is too old, everybody may be concerned. */
  readNews(cursor: string | undefined): Promise<ProcessorNews>;
}

export interface ProcessorNews {
  concerned: { customerIds: string[]; verificationIds: string[] } | "everybody";
  /** Undefined while nothing has ever happened. */
  cursor: string | undefined;
  hasMore: boolean;
}
