import type { BrowserContext, Page, Request } from "playwright-core";
import { siteOf } from "../../../page/own-frames.ts";
import { findProvider } from "../../../secrets/payment-providers.ts";
import type { Recipients } from "../../../secrets/recipients.ts";

interface CardWatched {
  holdsSecret: (text: string) => boolean;
  recipients: Pick<Recipients, "agreedHosts" | "isOfPurchase" | "strangers">;
  noteUnpressed: () => void;
}

/**
 * Notes when a page of the run sends the card. Before a press that sends it, this may be an order: a script
 * may order when the last digit is typed, or when the pointer reaches the button, and the press would then
 * order again. Providers are sent cards for storage, not orders. A host that is neither of the purchase nor a provider is
 * a stranger, which a person is told, also if it hears the number only as part of the address that its request comes from.
 */
export function watchCard(context: BrowserContext, { holdsSecret, recipients, noteUnpressed }: CardWatched) {
  const note = (address: string, content: string, from: string, cameFrom = ""): void => {
    const host = URL.parse(address)?.hostname ?? "";
    if (findProvider(host) || recipients.agreedHosts.has(host)) return;
    const text = `${address}\n${content}`;
    const isTold = holdsCardNumber(`${text}\n${cameFrom}`, holdsSecret);
    if (isTold && isStranger(address, from, recipients)) recipients.strangers.add(host);
    if (holdsCard(text, holdsSecret)) noteUnpressed();
  };
  const watchSockets = (page: Page) =>
    page.on("websocket", (socket) => {
      note(socket.url(), "", page.url());
      socket.on("framesent", ({ payload }) =>
        note(socket.url(), String(payload).slice(0, longestContent), page.url()),
      );
    });
  context.on("request", (request) =>
    note(request.url(), contentOf(request), senderOf(request), request.headers().referer),
  );
  for (const page of context.pages()) watchSockets(page);
  context.on("page", watchSockets);
}

type Known = CardWatched["recipients"];

/** What the frame of a provider sends to another host, such as a processor, is the provider's. */
function isStranger(address: string, from: string, { isOfPurchase, agreedHosts }: Known): boolean {
  const sites = [...agreedHosts].map((host) => siteOf(`https://${host}`));
  const to = address.replace(/^ws/, "http");
  return isOfPurchase(from) && !isOfPurchase(to) && !sites.includes(siteOf(to));
}

function senderOf(request: Request): string {
  try {
    return request.frame().url();
  } catch {
    // A worker's, or a document that has no frame yet.
    return "";
  }
}

/** An order with a card is a few hundred characters; an uploaded picture may be megabytes. */
const longestContent = 50_000;

function contentOf(request: Request): string {
  return (request.postData() ?? "").slice(0, longestContent);
}

/**
 * The number with its security code beside it: a script that reports single fields sends no order, and other short
 * numbers, such as those of a visit, are in most addresses. Only numbers that look like a card's are compared with
 * the given one: most requests contain none.
 */
export function holdsCard(text: string, holdsSecret: (text: string) => boolean): boolean {
  return holdsCardNumber(text, holdsSecret) && holdsCode(text, holdsSecret);
}

function holdsCode(text: string, holdsSecret: (text: string) => boolean): boolean {
  const codes = text.replace(numbers, "").match(shortNumbers) ?? [];
  // Three digits count as a secret only next to a word for it.
  return holdsSecret(codes.map((code) => `code ${code}`).join("\n"));
}

export function holdsCardNumber(text: string, holdsSecret: (text: string) => boolean): boolean {
  return (text.match(numbers) ?? [])
    .slice(0, mostNumbers)
    .some((number) => holdsSecret(number.replace(/%2\w/g, " ")));
}

const numbers = /\d(?:(?:[ +-]|%20|%2B)?\d){11,18}/g;
const shortNumbers = /(?<!\d)\d{3,4}(?!\d)/g;
const mostNumbers = 100;
