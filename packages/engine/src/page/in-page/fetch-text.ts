/// <reference lib="dom" />

export interface FetchedText {
  /** 0 where no answer came. */
  status: number;
  url: string;
  text: string;
}

const longestBytes = 4_000_000;

/** Asks the document's own server, with the document's cookies. Posts where there is something to send. */
export async function fetchText(path: string, json: string | null): Promise<FetchedText> {
  const headers = { accept: "application/json" };
  const posting = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: json };
  try {
    const response = await fetch(path, {
      ...(json === null ? { headers } : posting),
      credentials: "same-origin",
    });
    return { status: response.status, url: response.url, text: await textOfResponse(response) };
  } catch {
    return { status: 0, url: "", text: "" };
  }
}

/** As much of the answer as fits: the rest is not waited for. */
export async function textOfResponse({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; reader && bytes < longestBytes; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return text.slice(0, longestBytes);
}
