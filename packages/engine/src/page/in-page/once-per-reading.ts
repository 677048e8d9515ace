/** Counts the readings; undefined between them. */
let reading: number | undefined;
let readings = 0;

/** Runs a function that only looks at the page: what `oncePerReading` has found stays true until it returns. */
export function duringReading<Result>(read: () => Result): Result {
  const around = reading;
  readings += 1;
  reading = around ?? readings;
  try {
    return read();
  } finally {
    reading = around;
  }
}

/**
 * Asks `find` once for each element in a reading, since many parts of a reading ask the same of the same elements. What
 * it finds must not depend on how far the page is scrolled. Outside of a reading it is asked every time.
 */
export function oncePerReading<Found>(find: (element: Element) => Found): (element: Element) => Found {
  let known = new WeakMap<Element, { found: Found }>();
  let of: number | undefined;
  return (element) => {
    if (reading === undefined) return find(element);
    if (of !== reading) {
      of = reading;
      known = new WeakMap();
    }
    const before = known.get(element);
    if (before) return before.found;
    const found = find(element);
    known.set(element, { found });
    return found;
  };
}
