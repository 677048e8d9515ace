import { inspect } from "node:util";

const shown = "[redacted]";

/** A value that no log, error, template or JSON ever shows. `reveal` is the one way to it. */
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
