import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UnansweredRequests } from "./unanswered-requests.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asking = (kind: string, method = "GET") => ({
  method: () => method,
  isNavigationRequest: () => kind === "document",
  resourceType: () => kind,
  url: () => "https://shop.example/poll?n=1",
});

it("waits for an answer until it has ended", () => {
  const requests = new UnansweredRequests<ReturnType<typeof asking>>();
  const asked = asking("fetch");
  requests.add(asked);
  expect(requests.youngerThan(5_000)).toEqual([asked]);
  requests.end(asked, { isAnswered: true });
  expect(requests.youngerThan(5_000)).toEqual([]);
});

it("does not wait for a body that a script leaves unread, but for a document's", () => {
  const requests = new UnansweredRequests<ReturnType<typeof asking>>();
  const [unread, document] = [asking("fetch", "POST"), asking("document")];
  for (const one of [unread, document]) {
    requests.add(one);
    requests.begin(one);
  }
  expect(requests.youngerThan(5_000)).toEqual([unread, document]);
  vi.advanceTimersByTime(700);
  expect(requests.youngerThan(5_000)).toEqual([document]);
});

it("goes on counting it as unanswered for a while where it may carry an order", () => {
  const requests = new UnansweredRequests<ReturnType<typeof asking>>();
  const sent = asking("fetch", "POST");
  requests.add(sent);
  requests.begin(sent);
  vi.advanceTimersByTime(3_000);
  expect(requests.isAwaitingSince(0)).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(requests.isAwaitingSince(0)).toBe(false);
});

it("awaits an order's answer whose head has not come, however long that takes", () => {
  const requests = new UnansweredRequests<ReturnType<typeof asking>>();
  requests.add(asking("fetch", "POST"));
  vi.advanceTimersByTime(60_000);
  expect(requests.isAwaitingSince(0)).toBe(true);
});

it("does not wait for what is asked again as soon as it is answered", () => {
  const requests = new UnansweredRequests<ReturnType<typeof asking>>();
  const ask = (kind: string, method?: string) => {
    const request = asking(kind, method);
    requests.add(request);
    return request;
  };
  for (const isWaitedFor of [true, true, false, false]) {
    const poll = ask("fetch");
    expect(requests.youngerThan(5_000)).toEqual(isWaitedFor ? [poll] : []);
    vi.advanceTimersByTime(4_000);
    requests.end(poll, { isAnswered: true });
    vi.advanceTimersByTime(20);
  }
  // One that comes later was asked for by something else.
  vi.advanceTimersByTime(2_000);
  const later = ask("fetch");
  expect(requests.youngerThan(5_000)).toEqual([later]);
  requests.end(later, { isAnswered: true });
  for (let times = 0; times < 4; times += 1) {
    const sent = ask("fetch", "POST");
    expect(requests.youngerThan(5_000)).toEqual([sent]);
    requests.end(sent, { isAnswered: true });
  }
});
