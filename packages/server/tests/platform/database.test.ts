import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, inject, it, vi } from "vitest";
import { isOutOfReach } from "../../src/platform/database/is-out-of-reach.ts";
import { notify } from "../../src/platform/database/listen.ts";
import { lockFolder } from "../../src/platform/database/lock-folder.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { throwLater } from "../support/report-error.ts";
import { createTestDatabase, openTestDatabase } from "../support/test-database.ts";

/** A proxy that can drop everything in both directions, as a broken network does, without closing. */
async function openSilentPath(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => !isSilent && to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    setSilent: (silent: boolean): void => {
      isSilent = silent;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const onPostgres = inject("database") === "postgres";

describe("the database", () => {
  it("migrates again without doing anything", async () => {
    const database = await openTestDatabase();
    const applied = () =>
      sql<{ name: string; applied_at: Date }>`select * from schema_migrations`.execute(database.db);
    const before = (await applied()).rows;
    await migrate(database);
    expect((await applied()).rows).toEqual(before);
    expect(before.length).toBeGreaterThan(3);
    await database.close();
  });

  it.runIf(onPostgres)("is migrated once by processes that start together", async () => {
    const name = `empty_${process.pid}_${Date.now()}`;
    const admin = new pg.Client({ connectionString: `${inject("postgresCluster")}/postgres` });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const location = {
      kind: "postgres",
      url: `${inject("postgresCluster")}/${name}`,
      maxConnections: 2,
    } as const;
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(location, throwLater)));
    const [first] = opened;
    const tenants = await first?.db.selectFrom("tenants").selectAll().execute();
    expect(tenants).toEqual([]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it.runIf(onPostgres)(
    "does a transaction again that waited for another one and was ended for it",
    async () => {
      const database = await openTestDatabase();
      await sql`create table pairs (name text primary key, changes int not null default 0)`.execute(
        database.db,
      );
      await sql`insert into pairs (name) values ('one'), ('other')`.execute(database.db);
      const holdsFirst = new Set<string>();
      const change = (first: string, second: string) =>
        database.transaction(async (trx) => {
          const raise = (name: string) =>
            sql`update pairs set changes = changes + 1 where name = ${name}`.execute(trx);
          await raise(first);
          holdsFirst.add(first);
          await vi.waitUntil(() => holdsFirst.size === 2);
          await raise(second);
        });
      await Promise.all([change("one", "other"), change("other", "one")]);
      const { rows } = await sql`select name, changes from pairs order by name`.execute(database.db);
      expect(rows).toEqual([
        { name: "one", changes: 2 },
        { name: "other", changes: 2 },
      ]);
      await database.close();
    },
  );

  it.runIf(onPostgres)("gives up a connection that has gone silent, and works again on others", async () => {
    const location = await createTestDatabase();
    if (location.kind !== "postgres") throw new Error("not on PostgreSQL");
    const path = await openSilentPath(location.url);
    const database = await openDatabase({ ...location, url: path.url, holdLimitMs: 300 }, () => undefined);
    const ask = () => sql`select 1`.execute(database.db);
    await Promise.all([ask(), ask()]);
    path.setSilent(true);
    const asked = [ask(), database.transaction((trx) => sql`select 1`.execute(trx))];
    for (const { reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[])
      expect(reason).toSatisfy(isOutOfReach);
    path.setSilent(false);
    await expect(ask()).resolves.toBeDefined();
    await database.close();
    await path.close();
  });

  it.runIf(!onPostgres)("lets the event loop turn between statements that wait for each other", async () => {
    const database = await openTestDatabase();
    let turns = 0;
    let timer = setImmediate(function count() {
      turns += 1;
      timer = setImmediate(count);
    });
    await Promise.all(
      Array.from({ length: 20 }, () => database.transaction((trx) => sql`select 1`.execute(trx))),
    );
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(19);
    await database.close();
  });

  it("knows how long work has waited for a connection", async () => {
    const database = await openTestDatabase();
    const mayEnd = Promise.withResolvers<void>();
    // As many as the most connections that a test's database has.
    const holding = Array.from({ length: 10 }, () => database.transaction(() => mayEnd.promise));
    const waiting = sql`select 1`.execute(database.db);
    await vi.waitUntil(() => database.longestWaitMs() > 50);
    mayEnd.resolve();
    await Promise.all([...holding, waiting]);
    expect(database.longestWaitMs()).toBe(0);
    await database.close();
  });

  it("reads timestamps, numbers and documents alike on either driver", async () => {
    const database = await openTestDatabase();
    const { rows } = await sql`
      select 9007199254740993::int8 as big, 1.50::numeric as exact, '{"a":1}'::json as document,
        '2026-01-02T03:04:05.678Z'::timestamptz(3) as at, '\\x00ff'::bytea as bytes, array['a','b'] as words
    `.execute(database.db);
    const [row] = rows as Record<string, unknown>[];
    expect(row).toMatchObject({
      big: "9007199254740993",
      exact: "1.50",
      document: { a: 1 },
      at: new Date("2026-01-02T03:04:05.678Z"),
      words: ["a", "b"],
    });
    expect(Buffer.from(row?.bytes as Uint8Array)).toEqual(Buffer.from([0, 255]));
    await database.close();
  });

  it("tells listeners of what was committed, and of nothing else", async () => {
    const database = await openTestDatabase();
    const heard: string[] = [];
    const isDone = Promise.withResolvers<void>();
    const listening = await database.listen(
      "news",
      (payload) => {
        heard.push(payload);
        if (payload === "last") isDone.resolve();
      },
      () => undefined,
    );
    await database
      .transaction(async (trx) => {
        await notify(trx, "news", "rolled back");
        throw new Error("no");
      })
      .catch(() => undefined);
    await notify(database.db, "other news", "not for us");
    await notify(database.db, "news", "first");
    await notify(database.db, "news", "last");
    await isDone.promise;
    expect(heard).toEqual(["first", "last"]);
    await listening.close();
    await database.close();
  });

  it.runIf(onPostgres)(
    "fails a transaction whose connection breaks between two statements, and nothing else",
    async () => {
      const errors: Error[] = [];
      const database = await openDatabase(await createTestDatabase(), (error) => errors.push(error));
      const broken = database.transaction(async (trx) => {
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.id})`.execute(database.db);
        await vi.waitUntil(() => errors.length > 0);
        await sql`select 1`.execute(trx);
      });
      await expect(broken).rejects.toThrow();
      await sql`select 1`.execute(database.db);
      await database.close();
    },
  );

  it.runIf(onPostgres)("listens again after its connection was cut, and says so", async () => {
    const location = await createTestDatabase();
    const errors: Error[] = [];
    const database = await openDatabase(location, (error) => errors.push(error));
    let reconnects = 0;
    const isBack = Promise.withResolvers<void>();
    const hasHeard = Promise.withResolvers<string>();
    const listening = await database.listen("news", hasHeard.resolve, () => {
      reconnects += 1;
      if (reconnects === 2) isBack.resolve();
    });
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cartwright-listen' and datname = current_database()
    `.execute(database.db);
    await isBack.promise;
    await notify(database.db, "news", "still here");
    expect(await hasHeard.promise).toBe("still here");
    await listening.close();
    await database.close();
  });

  it.runIf(onPostgres)(
    "tells each message once, also after it was asked to listen to what is no channel",
    async () => {
      const database = await openTestDatabase();
      const heard: string[] = [];
      const isDone = Promise.withResolvers<void>();
      const ignore = (): void => undefined;
      const hear = (payload: string): void => {
        heard.push(payload);
        if (payload === "last") isDone.resolve();
      };
      const listening = [await database.listen("news", hear, ignore)];
      await expect(database.listen("", ignore, ignore)).rejects.toThrow();
      listening.push(await database.listen("other news", ignore, ignore));
      await notify(database.db, "news", "first");
      await notify(database.db, "news", "last");
      await isDone.promise;
      // Whatever a second connection would hear comes before the answer to a question that is put after it.
      await sql`select pg_notify('news', 'end')`.execute(database.db);
      await expect.poll(() => heard.at(-1)).toBe("end");
      expect(heard).toEqual(["first", "last", "end"]);
      const connections = await sql`
      select from pg_stat_activity where application_name = 'cartwright-listen' and datname = current_database()
    `.execute(database.db);
      expect(connections.rows).toHaveLength(1);
      for (const each of listening) await each.close();
      await database.close();
    },
  );

  it.runIf(onPostgres)(
    "opens one connection to listen on, also where somebody asks while it is lost",
    async () => {
      const database = await openDatabase(await createTestDatabase(), () => undefined);
      let reconnects = 0;
      const onReconnect = (): void => {
        reconnects += 1;
      };
      const listening = [await database.listen("news", () => undefined, onReconnect)];
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'cartwright-listen' and datname = current_database()
    `.execute(database.db);
      const listenAgain = () =>
        database.listen(
          "other news",
          () => undefined,
          () => undefined,
        );
      // A connection that is lost at that very moment is an error to the caller, who asks again.
      listening.push(await vi.waitFor(listenAgain, { timeout: 10_000 }));
      await expect.poll(() => reconnects).toBeGreaterThan(1);
      await expect
        .poll(async () => {
          const { rows } = await sql`
          select from pg_stat_activity where application_name = 'cartwright-listen' and datname = current_database()
        `.execute(database.db);
          return rows.length;
        })
        .toBe(1);
      for (const each of listening) await each.close();
      await database.close();
    },
  );

  it("gives a folder to one process at a time", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cartwright-lock-"));
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder, 100)).rejects.toThrow(`DATA_DIR: another process is using ${folder}`);
    const next = lockFolder(folder);
    lock.release();
    (await next).release();
    await rm(folder, { recursive: true });
  });
});
