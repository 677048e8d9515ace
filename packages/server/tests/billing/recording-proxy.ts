import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";

export interface RecordedRequest {
  /** `POST /v1/customers`, without what stands in the query. */
  call: string;
  headers: IncomingHttpHeaders;
  /** Of the query and of the form, as they were sent. */
  parameters: Readonly<Record<string, string>>;
}

/** Stands before the processor and writes down what the service asks of it. */
export interface RecordingProxy {
  url: string;
  requests: RecordedRequest[];
  close(): Promise<void>;
}

export async function startRecordingProxy(port: number): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    let form = "";
    for await (const chunk of incoming) form += String(chunk);
    const [path = "", query = ""] = url.split("?");
    const parameters = Object.fromEntries(new URLSearchParams([query, form].filter(Boolean).join("&")));
    requests.push({ call: `${method} ${path}`, headers, parameters });
    const forwarded = { ...headers, host: `billing.localhost:${port}` };
    const call = request({ host: "127.0.0.1", port, method, path: url, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    call.on("error", () => outgoing.destroy());
    call.end(form);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
