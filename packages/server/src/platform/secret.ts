import { inspect } from "node:util";

const shown = "[redacted]";

/** A value that is never shown in logs, errors, templates or JSON. Only `reveal` returns it. */
export class Secret<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  reveal(): Value {
    return this.#value;
  }

  toJSON(): string {
    return shown;
  }

  toString(): string {
    return shown;
  }

  [inspect.custom](): string {
    return shown;
  }
}
