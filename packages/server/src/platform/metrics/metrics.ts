/**
 * Labels are closed sets, never ids, paths or messages. The only external label is the merchant's domain,
 * limited in total and per tenant.
 */
export interface Metrics {
  /** The response for `/metrics`, in the Prometheus text format. */
  read(): Promise<{ contentType: string; text: string }>;
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  jobEnded(job: {
    name: string;
    outcome: "completed" | "failed" | "handed_back" | "lost";
    seconds: number;
  }): void;
  scheduledJobEnded(job: { name: string; outcome: "completed" | "failed" }): void;
  checkoutEnded(checkout: EndedCheckout): void;
  /** A step of a run, measured from the end of the previous one. Time waiting for people doesn't count. */
  stepTaken(step: { step: string; seconds: number }): void;
  /** A question of a run, until the run continues or ends. */
  questionClosed(question: { key: string; isAnswered: boolean; seconds: number }): void;
  /** One drive of a run, from its claim. */
  driveEnded(drive: { end: string; seconds: number }): void;
  runProcessEvent(event: { type: string }): void;
  webhookAttempted(attempt: { outcome: "delivered" | "refused" | "unreachable" }): void;
  /** `read` is called each time the metrics are read. */
  measure(name: string, help: string, read: () => number): void;
  /** The same for several series at once. If `read` fails, they are left out. */
  measureAll(
    gauge: { name: string; help: string; label: string },
    read: () => Promise<Series> | Series,
  ): void;
}

/** By label value. */
export type Series = Readonly<Record<string, number>>;

export interface EndedCheckout {
  status: string;
  reason: string | undefined;
  /** How it ended, as a code of the contract. */
  code: string;
  merchant: string;
  tenantId: string;
  seconds: number;
}
