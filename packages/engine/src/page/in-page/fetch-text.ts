/// <reference lib="dom" />

export interface FetchedText {
  /** 0 if there was no answer. */
  status: number;
  url: string;
  text: string;
}

const longestBytes = 4_000_000;

/** Requests a path from the document's own server, with its cookies. Posts if there is a body. */
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

/** Reads the response up to the size limit and cancels the rest. */
async function textOfResponse({ body }: Response): Promise<string> {
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
