import { ApiError, missing } from "./api-error.ts";
import { meterEventForm } from "./forms.ts";
import type { Ledger } from "./ledger.ts";
import { newObjectId, nowSeconds } from "./new-object.ts";
import type { MeterEvent } from "./objects.ts";

const oldestSeconds = 35 * 24 * 3600;
const mostAheadSeconds = 5 * 60;

/** Records usage. Each identifier is accepted once; as with the real API, the refusal has no code. */
export function recordMeterEvent(ledger: Ledger, body: unknown): MeterEvent {
  const { event_name, identifier = newObjectId("meter"), timestamp, payload } = meterEventForm.parse(body);
  const { stripe_customer_id: customer } = payload;
  if (!ledger.find("customer", customer)) throw missing("customer", customer, "payload[stripe_customer_id]");
  if (ledger.find("meter_event", identifier))
    throw new ApiError(400, `An event already exists with identifier ${identifier}.`);
  const created = nowSeconds();
  const at = timestamp ?? created;
  if (at < created - oldestSeconds || at > created + mostAheadSeconds)
    throw new ApiError(400, "The timestamp is too far in the past or in the future.", { param: "timestamp" });
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
