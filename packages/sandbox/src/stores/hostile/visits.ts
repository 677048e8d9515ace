/** What a visit has brought the shop: all that any of its pages, or of the stranger's, was sent. */
export interface Visit {
  /** What stood in a field, whether it was sent or not. */
  readonly fields: { host: string; field: string; value: string }[];
  readonly requests: { host: string; method: string; path: string; body: string; headers: string }[];
  /** One for each press that placed an order, with what it was charged. */
  readonly orders: { charge: string; sent: Record<string, string> }[];
}

export interface Visits {
  of(id: string): Visit;
}

export function createVisits(): Visits {
  const visits = new Map<string, Visit>();
  return {
    of: (id) => {
      const known = visits.get(id) ?? { fields: [], requests: [], orders: [] };
      visits.set(id, known);
      return known;
    },
  };
}
