/** Room for the browsers of runs that wait for a human. */
export interface ParkingRoom {
  /** Returns a function that removes the run again. */
  enter(run: ParkedRun): () => void;
}

export interface ParkedRun {
  tenantId: string;
  /** Called when its place is needed for others. */
  stepBack(): void;
}

/**
 * If there are more runs than places, the one that has waited longest, of the tenant with the most, steps
 * back.
 */
export function createParkingRoom(places: number): ParkingRoom {
  const parked: ParkedRun[] = [];
  const leave = (run: ParkedRun): void => {
    if (parked.includes(run)) parked.splice(parked.indexOf(run), 1);
  };
  const findSurplus = (): ParkedRun | undefined => {
    if (parked.length <= places) return undefined;
    const byTenant = Map.groupBy(parked, ({ tenantId }) => tenantId);
    const most = Math.max(...[...byTenant.values()].map(({ length }) => length));
    return parked.find(({ tenantId }) => byTenant.get(tenantId)?.length === most);
  };
  return {
    enter: (run) => {
      parked.push(run);
      const surplus = findSurplus();
      if (surplus) leave(surplus);
      surplus?.stepBack();
      return () => leave(run);
    },
  };
}
