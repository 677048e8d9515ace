/** Nothing was done: the work never got its turn. */
export class DatabaseBusyError extends Error {
  override readonly name = "DatabaseBusyError";

  constructor() {
    super("the database has been busy with other work for too long");
  }
}
