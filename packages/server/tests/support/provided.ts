declare module "vitest" {
  /** What the project configuration and the global set-ups pass to each test file. */
  interface ProvidedContext {
    database: "pglite" | "postgres";
    /** PGlite: the dumped data folder of a migrated database. */
    pgliteSnapshot: string;
    /** PostgreSQL: the cluster's address without a database, and the migrated database to copy. */
    postgresCluster: string;
    postgresTemplate: string;
  }
}

export {};
