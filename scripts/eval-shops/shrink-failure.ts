import { plainTraits, type TraitName, type Traits, traitNames } from "@cartwright/sandbox";

/**
 * Finds the smallest set of traits with which a shop still fails: each trait that is not plain is reset in
 * turn, and stays plain if the shop still fails. `fails` tries the shop with these traits reset.
 */
export async function shrinkFailure(
  traits: Traits,
  fails: (changes: Partial<Record<TraitName, string>>) => Promise<boolean>,
): Promise<Partial<Traits>> {
  const changes: Partial<Record<TraitName, string>> = {};
  // Halves first: most traits are unrelated to the failure.
  await setBack(traitNames.filter((name) => traits[name] !== plainTraits[name]));
  async function setBack(names: readonly TraitName[]): Promise<void> {
    if (names.length === 0) return;
    const plain = Object.fromEntries(names.map((name) => [name, plainTraits[name]]));
    if (await fails({ ...changes, ...plain })) {
      Object.assign(changes, plain);
      return;
    }
    if (names.length === 1) return;
    const middle = Math.ceil(names.length / 2);
    await setBack(names.slice(0, middle));
    await setBack(names.slice(middle));
  }
  const left = traitNames.filter((name) => traits[name] !== plainTraits[name] && !(name in changes));
  return Object.fromEntries(left.map((name) => [name, traits[name]]));
}
