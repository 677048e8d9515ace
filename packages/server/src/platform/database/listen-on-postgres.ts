import pg from "pg";
import type { Listen } from "./listen.ts";

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onReconnect: () => void;
  /** Whether the first `onReconnect` has been called. */
  isStanding: boolean;
}

const maxReconnectDelayMs = 5_000;
/** How often to run a query that detects silently dead connections. */
const checkEveryMs = 10_000;
const checkTimeoutMs = 5_000;

/**
 * Serves all channels of the process over one connection, which is opened for the first subscription and then
 * kept up.
 */
export function createPostgresListener(
  url: string,
  onError: (error: Error) => void,
): { listen: Listen; close(): Promise<void> } {
  const subscriptions = new Set<Subscription>();
  let connecting: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = await openClient(url, onError);
    client.on("notification", ({ channel, payload }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.onMessage(payload ?? "");
    });
    try {
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel)))
        await listenTo(client, channel);
    } catch (error) {
      await client.end().catch(onError);
      throw error;
    }
    client.once("end", () => reconnectLater());
    checkRegularly(client, onError);
    failures = 0;
    return client;
  };

  /** There must only be one connection at a time, because each receives every message. */
  const open = (): Promise<pg.Client> => {
    clearTimeout(timer);
    const opening = connect();
    connecting = opening;
    opening.then(
      () => {
        for (const { isStanding, onReconnect } of subscriptions) if (isStanding) onReconnect();
      },
      // Callers that await the connection get the error.
      () => reconnectLater(),
    );
    return opening;
  };

  const reconnectLater = (): void => {
    connecting = undefined;
    if (isClosed) return;
    const delayMs = Math.min(maxReconnectDelayMs, 100 * 2 ** failures);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (subscriptions.size > 0) open().catch(onError);
    }, delayMs);
  };

  const subscribe: Listen = async (channel, onMessage, onReconnect) => {
    const subscription = { channel, onMessage, onReconnect, isStanding: false };
    subscriptions.add(subscription);
    try {
      const client = await (connecting ?? open());
      await listenTo(client, channel).catch((error: unknown) => {
        // If the database refused the command, the connection still works; after any other error it doesn't.
        if (!(error instanceof pg.DatabaseError)) client.end().catch(onError);
        throw error;
      });
    } catch (error) {
      subscriptions.delete(subscription);
      throw error;
    }
    subscription.isStanding = true;
    onReconnect();
    return {
      close: async () => {
        // LISTEN stays active until the connection ends, which does no harm.
        subscriptions.delete(subscription);
      },
    };
  };

  return {
    listen: subscribe,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const client = await connecting?.catch(() => undefined);
      await client?.end();
    },
  };
}

function checkRegularly(client: pg.Client, onError: (error: Error) => void): void {
  const check = setInterval(() => {
    client.query("select 1").catch(() => client.end().catch(onError));
  }, checkEveryMs);
  client.once("end", () => clearInterval(check));
}

async function openClient(url: string, onError: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: checkTimeoutMs,
    application_name: "cartwright-listen",
  });
  // Registered before connecting, because an unhandled error event would end the process. It is followed by
  // "end", which reconnects.
  client.on("error", onError);
  await client.connect();
  return client;
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
