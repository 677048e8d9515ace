import { readNestedForm } from "./read-nested-form.ts";

export function readQuery(url: string): unknown {
  return readNestedForm(new URLSearchParams(url.split("?")[1]));
}
