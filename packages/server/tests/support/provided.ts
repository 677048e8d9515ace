declare module "vitest" {
  /** What the project configuration and the global set-ups hand to each test file. */
  interface ProvidedContext {
    database: "pglite" | "postgres";
    /** PGlite: a dumped folder of a migrated database. */
    pgliteSnapshot: string;
    /** PostgreSQL: the cluster's address without a database, and the migrated database to copy. */
    postgresCluster: string;
    postgresTemplate: string;
  }
}

export {};
