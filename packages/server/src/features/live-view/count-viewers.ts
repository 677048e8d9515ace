import { limits } from "@cartwright/contract";

export interface Watched {
  checkoutId: string;
  tenantId: string;
}

export interface ViewerCount {
  /** What is to be called once the viewer has gone. Undefined where there is no room for another. */
  admit(watched: Watched): (() => void) | undefined;
}

/** Every stream costs the process pictures many times a second, so one token does not open any number of them. */
export function createViewerCount(): ViewerCount {
  const ofCheckouts = new Map<string, number>();
  const ofTenants = new Map<string, number>();
  return {
    admit: ({ checkoutId, tenantId }) => {
      const isFull =
        (ofCheckouts.get(checkoutId) ?? 0) >= limits.viewers.perCheckout ||
        (ofTenants.get(tenantId) ?? 0) >= limits.viewers.perTenant;
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
