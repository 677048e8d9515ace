/// <reference lib="dom" />

/**
 * Resolves once everything that scripts deferred with a zero-delay timer is done. Timers set by timers are
 * delayed by 4 ms from the fifth on (HTML, timer nesting level); one set by a message isn't.
 */
export function nextTask(): Promise<void> {
  const { port1: here, port2: there } = new MessageChannel();
  return new Promise((resolve) => {
    here.onmessage = () => {
      here.close();
      setTimeout(resolve);
    };
    there.postMessage(undefined);
  });
}
