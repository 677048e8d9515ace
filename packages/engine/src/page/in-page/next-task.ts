/// <reference lib="dom" />

/**
 * Comes back once everything that a script has put off by a timer without a delay is done. A timer that is set by a timer is
 * held back for 4 ms from the fifth on (HTML, timer nesting level); one that is set by a message is not.
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
