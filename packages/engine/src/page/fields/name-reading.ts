import { nameReadings } from "../../words/fields/name-readings.ts";
import { normalise, splitName } from "../../words/normalise.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import { type FieldRole, rolesOf } from "./field-role.ts";

export type ReadingScript = "katakana" | "hiragana";

/** The script in which a field asks for a name's pronunciation. */
export function readingScript(words: string): ReadingScript | undefined {
  const plain = normalise(words);
  return scripts.find((script) => {
    const { anywhere, lastName, firstName } = nameReadings[script];
    return (
      anywhere.some((phrase) => plain.includes(phrase)) ||
      plain.split(" ").some((word) => word === lastName || word === firstName)
    );
  });
}

const scripts: readonly ReadingScript[] = ["katakana", "hiragana"];

/** The part of a name whose pronunciation a field asks for. Undefined if it asks for none. */
export function roleOfReading(field: FieldDescriptor, own: FieldRole): FieldRole | undefined {
  if (field.kind !== "text" || !mayBeReading.has(own)) return undefined;
  const words = `${field.label} ${field.nearby} ${field.placeholder} ${field.title}`;
  const developers = splitName(`${field.name} ${field.id}`).split(" ");
  const isCalledSo = nameReadings.machine.some((word) => developers.includes(word));
  if (readingScript(words) === undefined && !isCalledSo) return undefined;
  const parts = normalise(words).split(" ");
  const names = (part: "lastName" | "firstName") =>
    own === part || scripts.some((script) => parts.includes(nameReadings[script][part]));
  if (names("lastName")) return "lastNameReading";
  return names("firstName") ? "firstNameReading" : "fullNameReading";
}

const mayBeReading = new Set<FieldRole>([...rolesOf("name"), "unknown"]);
