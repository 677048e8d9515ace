export interface StreamOf {
  checkoutId: string;
  tenantId: string;
}

export interface StreamPlaces {
  /** Returns a function to call when the stream is over. Undefined if there is no room for another one. */
  admit(stream: StreamOf): (() => void) | undefined;
}

/** Limits open streams, because each one costs the process resources as long as it lasts. */
export function createStreamPlaces(limit: {
  perCheckout: number;
  perTenant: number;
  inAll: number;
}): StreamPlaces {
  let open = 0;
  const ofCheckouts = new Map<string, number>();
  const ofTenants = new Map<string, number>();
  return {
    admit: ({ checkoutId, tenantId }) => {
      const isFull =
        open >= limit.inAll ||
        (ofCheckouts.get(checkoutId) ?? 0) >= limit.perCheckout ||
        (ofTenants.get(tenantId) ?? 0) >= limit.perTenant;
      if (isFull) return undefined;
      open += 1;
      add(ofCheckouts, checkoutId, 1);
      add(ofTenants, tenantId, 1);
      return () => {
        open -= 1;
        add(ofCheckouts, checkoutId, -1);
        add(ofTenants, tenantId, -1);
      };
    },
  };
}

function add(counts: Map<string, number>, id: string, change: number): void {
  const count = (counts.get(id) ?? 0) + change;
  if (count > 0) counts.set(id, count);
  else counts.delete(id);
}
