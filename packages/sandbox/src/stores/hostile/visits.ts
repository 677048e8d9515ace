/** What was sent to the shop in one visit, on any of its pages or the third party's. */
export interface Visit {
  /** The contents of fields, submitted or not. */
  readonly fields: { host: string; field: string; value: string }[];
  readonly requests: { host: string; method: string; path: string; body: string; headers: string }[];
  /** One for each press that placed an order, with the amount charged. */
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
