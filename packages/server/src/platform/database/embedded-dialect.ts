import type { PGlite } from "@electric-sql/pglite";
import { PGliteAdapter, PGliteDialect, PGliteDriver } from "kysely";
import type { Turns } from "./take-turns.ts";

/** PGlite, whose single connection goes from one user to the next by `turns`. */
export class EmbeddedDialect extends PGliteDialect {
  readonly #pglite: PGlite;
  readonly #turns: Turns;

  constructor(pglite: PGlite, turns: Turns) {
    super({ pglite });
    this.#pglite = pglite;
    this.#turns = turns;
  }

  override createAdapter(): PGliteAdapter {
    return new TurnsAdapter();
  }

  override createDriver(): PGliteDriver {
    return new TurnsDriver(this.#pglite, this.#turns);
  }
}

/** Turns off the library's own queue for the connection, which would come before ours. */
class TurnsAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class TurnsDriver extends PGliteDriver {
  readonly #turns: Turns;

  constructor(pglite: PGlite, turns: Turns) {
    super({ pglite });
    this.#turns = turns;
  }

  override async acquireConnection(): ReturnType<PGliteDriver["acquireConnection"]> {
    await this.#turns.begin();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.end();
  }
}
