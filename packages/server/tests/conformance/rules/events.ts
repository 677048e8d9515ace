import { section } from "./rule.ts";

/** An addition to the specification: nothing that it says is changed by it. */
export const events = section(
  { code: "EV", title: "Following a checkout", file: "checkouts/checkout-events" },
  [
    [
      "`GET /v1/checkouts/{id}/events` tells each change in order and once, and ends after `end`.",
      "tell all of it as it happens, in order, and end by themselves",
    ],
    [
      "Data of the events are those of webhook events, progress items and questions.",
      "have the data of webhook events, of progress items and of questions",
    ],
    [
      "`Last-Event-ID` goes on after that event, without loss or repetition.",
      "go on after any event that a client has, without loss or repetition",
    ],
    [
      "A checkout that is over is told from its beginning; after `end` there is a 204.",
      "of one that is over are its whole history, and nothing after the last",
    ],
    ["Any process of a deployment tells of any run.", "come from a process that does not drive the run"],
    ["Scope, tenant and subject are those of `GET /v1/checkouts/{id}`.", "is who may see it"],
    ["A revoked key loses its streams.", "loses the stream with the key"],
    ["A suspended account loses its streams.", "loses the stream when the account is suspended"],
    [
      "More than twenty streams of a checkout are a 429.",
      "follows it with twenty streams at a time, and another once one is closed",
    ],
  ],
);
