import type { CDPSession, Frame, Page } from "playwright-core";

/**
 * Whether a page shows one of the values as text, in any frame, shadow tree, field or attribute, however it
 * is spaced or split. Asks the browser, so a page cannot interfere. Pictures and canvases are not read.
 */
export async function isSecretShown(
  page: Page,
  session: CDPSession,
  values: readonly string[],
): Promise<boolean> {
  if (values.length === 0) return false;
  const foreign = page.frames().filter((frame) => frame.parentFrame() !== null);
  const texts = await Promise.all([
    readTexts(session),
    ...foreign.map((frame) => readForeignFrame(page, frame)),
  ]);
  return texts.some((text) => values.some((value) => holds(text, value)));
}

interface PageTexts {
  /** All text in document order, and all field values. */
  running: string;
  /** Each string of the document separately, including attributes and addresses. */
  single: readonly string[];
}

const nothing: PageTexts = { running: "", single: [] };

/** A frame of another site runs in its own process and is asked there; the others are part of their page. */
async function readForeignFrame(page: Page, frame: Frame): Promise<PageTexts> {
  const session = await page
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
  if (session === undefined) return nothing;
  try {
    return await readTexts(session);
  } finally {
    await session.detach().catch(() => undefined);
  }
}

async function readTexts(session: CDPSession): Promise<PageTexts> {
  const { documents, strings } = await session.send("DOMSnapshot.captureSnapshot", { computedStyles: [] });
  const textOf = (index: number): string => strings[index] ?? "";
  const running = documents.flatMap(({ nodes, layout }) => [
    (nodes.nodeValue ?? []).map(textOf).join(""),
    (nodes.nodeValue ?? []).map(textOf).join("\n"),
    layout.text.map(textOf).join(""),
    (nodes.inputValue?.value ?? []).map(textOf).join("\n"),
    (nodes.textValue?.value ?? []).map(textOf).join("\n"),
  ]);
  return { running: running.join("\n"), single: strings };
}

/**
 * Long values are found however they are grouped; short ones only if they stand alone, because they would
 * match every price.
 */
const longLength = 6;

function holds({ running, single }: PageTexts, value: string): boolean {
  const plain = withoutSeparators(value);
  if (plain.length >= longLength)
    return (
      withoutSeparators(running).includes(plain) ||
      single.some((text) => withoutSeparators(text).includes(plain))
    );
  const characters = [...plain].map((each) => each.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"));
  const alone = new RegExp(`(?<![\\p{L}\\d])${characters.join("[\\s/.-]*")}(?![\\p{L}\\d])`, "u");
  return alone.test(running);
}

function withoutSeparators(text: string): string {
  return text.replace(/[\s/.·\-\u200b-\u200f]+/g, "");
}
