/**
 * Labels are closed sets: no id, path or message is ever one. The one name from outside is a merchant's domain, of which few are
 * kept apart, and few of each tenant.
 */
export interface Metrics {
  /** What `/metrics` answers, in the Prometheus text format. */
  read(): Promise<{ contentType: string; text: string }>;
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  jobEnded(job: {
    name: string;
    outcome: "completed" | "failed" | "handed_back" | "lost";
    seconds: number;
  }): void;
  scheduledJobEnded(job: { name: string; outcome: "completed" | "failed" }): void;
  checkoutEnded(checkout: EndedCheckout): void;
  /** A step of a run, from the end of the one before; the time of people does not count. */
  stepTaken(step: { step: string; seconds: number }): void;
  /** A question that a run has asked, until it goes on or ends. */
  questionClosed(question: { key: string; isAnswered: boolean; seconds: number }): void;
  /** One drive of a run, from its claim. */
  driveEnded(drive: { end: string; seconds: number }): void;
  runProcessEvent(event: { type: string }): void;
  webhookAttempted(attempt: { outcome: "delivered" | "refused" | "unreachable" }): void;
  /** Asks at each reading. */
  measure(name: string, help: string, read: () => number): void;
  /** The same for several series at once. What fails leaves them out. */
  measureAll(
    gauge: { name: string; help: string; label: string },
    read: () => Promise<Series> | Series,
  ): void;
}

/** By the value of the label. */
export type Series = Readonly<Record<string, number>>;

export interface EndedCheckout {
  status: string;
  reason: string | undefined;
  /** How it ended, in the words of the contract. */
  code: string;
  merchant: string;
  tenantId: string;
  seconds: number;
}
