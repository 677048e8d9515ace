import type { BrowserContext, Frame } from "playwright-core";
import { z } from "zod";
import type { StoredSession } from "../../checkout-host.ts";
import { isHostOf } from "../../merchant-domain.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { framesOf } from "../../page/frames-of.ts";
import { bounded, type Pace } from "../../page/waiting/pace.ts";

const Entry = z.object({ name: z.string(), value: z.string() });
const Origin = z.object({ origin: z.string(), localStorage: z.array(Entry) });
type Origin = z.infer<typeof Origin>;

/** A session in the driver's format. */
const Session = z.object({
  cookies: z.array(
    z.object({
      ...Entry.shape,
      domain: z.string(),
      path: z.string(),
      expires: z.number(),
      httpOnly: z.boolean(),
      secure: z.boolean(),
      sameSite: z.enum(["Strict", "Lax", "None"]),
    }),
  ),
  origins: z.array(Origin),
});
type Session = z.infer<typeof Session>;

const readLimitMs = 3_000;

/** The cookies of the merchant's domain, and the storage of its open documents. Nothing of other domains. */
export async function readSession(
  context: BrowserContext,
  merchantDomain: string,
  pace: Pace,
): Promise<StoredSession> {
  const frames = context.pages().flatMap((page) => framesOf(page));
  const own = frames.filter((frame) => isHostOf(merchantDomain, hostOf(frame.url())));
  const [cookies, origins] = await bounded(pace, readLimitMs, () =>
    Promise.all([context.cookies(), Promise.all(own.map((frame) => readStorage(frame, pace)))]),
  );
  return onlyOf(merchantDomain, Session.parse({ cookies, origins: withoutDoubles(origins.flat()) }));
}

/** Throws if the value isn't a session from `readSession`. */
export async function writeSession(
  context: BrowserContext,
  merchantDomain: string,
  session: StoredSession,
  pace: Pace,
): Promise<void> {
  const wanted = onlyOf(merchantDomain, Session.parse(session));
  await bounded(pace, readLimitMs, () => context.setStorageState(wanted));
}

function onlyOf(merchantDomain: string, { cookies, origins }: Session): Session {
  return {
    cookies: cookies.filter(({ domain }) => isHostOf(merchantDomain, domain)),
    origins: origins.filter(({ origin }) => isHostOf(merchantDomain, hostOf(origin))),
  };
}

/** Returns nothing if the document may not use storage, or is being unloaded. */
async function readStorage(frame: Frame, pace: Pace): Promise<Origin[]> {
  const entries = await callInPage({ frame, pace }, "storedEntries").catch(() => []);
  const localStorage = entries.map(([name, value]) => ({ name, value }));
  return localStorage.length > 0 ? [{ origin: new URL(frame.url()).origin, localStorage }] : [];
}

function withoutDoubles(origins: readonly Origin[]): Origin[] {
  return [...new Map(origins.map((one) => [one.origin, one])).values()];
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? "";
}
