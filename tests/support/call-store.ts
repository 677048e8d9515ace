import { request } from "node:http";

/** Calls a sandbox store directly. Connects `*.localhost` to loopback, since not every resolver knows it. */
export function callStore(
  url: string | URL,
  options: { form?: Readonly<Record<string, string>> } = {},
): Promise<{ status: number; text: string }> {
  const body = options.form && new URLSearchParams(options.form).toString();
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: body === undefined ? "GET" : "POST",
        lookup: (_host, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
        headers: {
          accept: "application/json",
          ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    call.setTimeout(10_000, () => call.destroy(new Error(`${url} did not answer.`)));
    call.on("error", reject).end(body);
  });
}
