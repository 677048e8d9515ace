/** A mail as it arrived. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  receivedAt: string;
}
