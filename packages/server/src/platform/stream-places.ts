export interface StreamOf {
  checkoutId: string;
  tenantId: string;
}

export interface StreamPlaces {
  /** What is to be called once the stream is over. Undefined where there is no room for another. */
  admit(stream: StreamOf): (() => void) | undefined;
}

/** Every open stream costs the process something for as long as it lasts, so one credential does not open any number of them. */
export function createStreamPlaces(limit: { perCheckout: number; perTenant: number }): StreamPlaces {
  const ofCheckouts = new Map<string, number>();
  const ofTenants = new Map<string, number>();
  return {
    admit: ({ checkoutId, tenantId }) => {
      const isFull =
        (ofCheckouts.get(checkoutId) ?? 0) >= limit.perCheckout ||
        (ofTenants.get(tenantId) ?? 0) >= limit.perTenant;
      if (isFull) return undefined;
      add(ofCheckouts, checkoutId, 1);
      add(ofTenants, tenantId, 1);
      return () => {
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
