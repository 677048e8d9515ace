import pg from "pg";
import type { Listen } from "./listen.ts";

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onReconnect: () => void;
}

const maxReconnectDelayMs = 5_000;
/** A connection that died without a word is noticed by a query that is not answered. */
const checkEveryMs = 10_000;
const checkTimeoutMs = 5_000;

/** All channels of the process over one connection, which is opened by the first and kept up for good. */
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
    const client = await openClient(url);
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
    // An error is followed by "end", which reconnects.
    client.on("error", onError);
    checkRegularly(client);
    failures = 0;
    return client;
  };

  const checkRegularly = (client: pg.Client): void => {
    const check = setInterval(() => {
      client.query("select 1").catch(() => client.end().catch(onError));
    }, checkEveryMs);
    client.once("end", () => clearInterval(check));
  };

  const reconnectLater = (): void => {
    connecting = undefined;
    if (isClosed) return;
    const delayMs = Math.min(maxReconnectDelayMs, 100 * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => {
      connecting = connect();
      connecting.then(
        () => {
          for (const subscription of subscriptions) subscription.onReconnect();
        },
        (error: Error) => {
          onError(error);
          reconnectLater();
        },
      );
    }, delayMs);
  };

  const subscribe: Listen = async (channel, onMessage, onReconnect) => {
    const subscription = { channel, onMessage, onReconnect };
    subscriptions.add(subscription);
    try {
      if (connecting === undefined) connecting = connect();
      await listenTo(await connecting, channel);
    } catch (error) {
      subscriptions.delete(subscription);
      connecting = undefined;
      throw error;
    }
    onReconnect();
    return {
      close: async () => {
        // The channel stays open until the connection ends: nobody is left to hear it.
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

async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: checkTimeoutMs,
    application_name: "cartwright-listen",
  });
  // Until it is connected its errors are those of `connect` itself.
  const ignore = (): void => undefined;
  client.on("error", ignore);
  await client.connect();
  client.off("error", ignore);
  return client;
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
