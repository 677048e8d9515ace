import { z } from "zod";
import { ApiError, missing } from "./api-error.ts";
import { type Ledger, newObjectId, nowSeconds } from "./ledger.ts";
import type { MeterEvent } from "./objects.ts";

const meterForm = z.object({
  event_name: z.literal("completed_checkout"),
  identifier: z.string().max(100).optional(),
  timestamp: z.coerce.number().int().optional(),
  payload: z.object({ stripe_customer_id: z.string(), value: z.string().regex(/^\d+$/) }),
});
const oldestSeconds = 35 * 24 * 3600;
const mostAheadSeconds = 5 * 60;

/** Counts usage. An identifier is taken once, whoever sends it again. */
export function recordMeterEvent(ledger: Ledger, body: unknown): MeterEvent {
  const { event_name, identifier = newObjectId("meter"), timestamp, payload } = meterForm.parse(body);
  const { stripe_customer_id: customer } = payload;
  if (!ledger.find("customer", customer)) throw missing("customer", customer);
  if (ledger.find("meter_event", identifier))
    throw new ApiError(400, `An event already exists with identifier ${identifier}.`);
  const created = nowSeconds();
  const at = timestamp ?? created;
  if (at < created - oldestSeconds || at > created + mostAheadSeconds)
    throw new ApiError(400, "The timestamp is too far in the past or in the future.");
  const event: MeterEvent = {
    object: "billing.meter_event",
    created,
    livemode: false,
    event_name,
    identifier,
    payload,
    timestamp: at,
  };
  ledger.save("meter_event", identifier, event);
  return event;
}
