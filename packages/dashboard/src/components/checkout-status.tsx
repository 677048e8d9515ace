import type { CheckoutStatus as Status } from "@cartwright/contract";
import { Badge, type Tone } from "./ui/badge.tsx";

interface StatusLook {
  words: string;
  tone: Tone;
  isLive?: boolean;
}

export const statusLooks: Readonly<Record<Status, StatusLook>> = {
  queued: { words: "Queued", tone: "neutral" },
  running: { words: "Running", tone: "info", isLive: true },
  awaiting_user_action: { words: "Waiting for you", tone: "warn", isLive: true },
  succeeded: { words: "Succeeded", tone: "good" },
  failed: { words: "Failed", tone: "bad" },
  cancelled: { words: "Cancelled", tone: "neutral" },
};

export function CheckoutStatus({ status }: { status: Status }) {
  const { words, tone, isLive = false } = statusLooks[status];
  return (
    <Badge tone={tone} isLive={isLive}>
      {words}
    </Badge>
  );
}
