/** An action is a few hundred bytes; an answer of this size cannot be one. */
const mostBytes = 1_000_000;

/** Limits the length of a response, and follows no redirects to other addresses. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (!response.body) return response;
  let size = 0;
  const measured = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > mostBytes) controller.error(new Error(`the answer is longer than ${mostBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(measured, { status, statusText, headers });
};
