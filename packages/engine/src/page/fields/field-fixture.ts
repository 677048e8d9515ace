import type { FieldDescriptor } from "./control-snapshot.ts";

/** A visible text field about which the page says nothing but what is given. */
export function describeField(given: Partial<FieldDescriptor>): FieldDescriptor {
  const silent = {
    type: "text",
    autocomplete: "",
    name: "",
    id: "",
    hints: "",
    label: "",
    title: "",
    placeholder: "",
    nearby: "",
    group: "",
  };
  const plain = {
    section: "",
    surroundings: "",
    pattern: "",
    required: false,
    enabled: true,
    value: "",
    selector: "input",
    form: 0,
    isAside: false,
  };
  return { kind: "text", ...silent, ...plain, ...given };
}
