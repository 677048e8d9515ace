import { expect, test } from "vitest";
import type { Buyer } from "../checkout-host.ts";
import { disguise } from "./disguise.ts";
import type { RecordedRound } from "./recorded-round.ts";
import { readRound, writeRound } from "./round-file.ts";

const buyer: Buyer = {
  name: { first: "Philippa", last: "Ågren-Whitcombe" },
  contact: { email: "philippa.w+buy@post.example", phone: "+44 20 7946 0812" },
  shipping: {
    addressLines: ["19b Kestrel's Wharf", "Flat 7, Umber House"],
    locality: "Tynemouth",
    administrativeAreaCode: "Tyne and Wear",
    postalCode: "NE30 4JH",
    countryCode: "GB",
  },
};

const plain = {
  type: "text",
  autocomplete: "",
  hints: "",
  title: "",
  placeholder: "",
  nearby: "",
  group: "",
};
const unsaid = { section: "", surroundings: "", pattern: "", required: true, enabled: true, form: 0 };

function control(label: string, value: string, more: object = {}) {
  const named = { name: "c1", id: "", label, value, selector: `input[data-for="${label}"]`, isAside: false };
  return { kind: "text", ...plain, ...unsaid, ...named, role: "unknown", score: 0, ...more };
}

const said =
  "Delivered to Philippa Ågren-Whitcombe, 19B KESTREL'S WHARF, Tynemouth NE30 4JH, order 884213377 for $57.55. Flat 7 in Tyne  and Wear";

const round = {
  goal: "next_step",
  known: { isBuyerKnown: true },
  product: "https://shop.example/p/kettle?session=dGhpcy1pcy1hLXRva2Vu",
  outside: [],
  been: [],
  led: [],
  fresh: [],
  uses: { "Change address of Philippa button false": 1 },
  taken: "Change address of Philippa button false",
  outcome: "changed",
  reading: {
    url: "https://shop.example/checkout?email=philippa.w%2Bbuy%40post.example",
    language: "en",
    alerts: [said],
    frames: [
      {
        url: "https://shop.example/checkout",
        language: "en",
        parent: -1,
        isOwn: true,
        tabs: [],
        texts: { controls: ["Tynemouth"], texts: [] },
        complaints: [{ text: said, isMarked: true, isGoodNews: false, isAside: false, form: 0, copy: 1 }],
        amounts: { amounts: [], currency: "GBP", dollar: "", language: "en" },
        buttonsBeside: [],
        platformButton: null,
        controls: [
          control("Full name", "Philippa Ågren-Whitcombe"),
          control("Company", "Quillfeather Ltd"),
          control("Telephone", "02079460812"),
          control("Town", "Tynemouth", { invalid: "We do not deliver to Tynemouth" }),
          control("County", "7", {
            kind: "select",
            choices: ["5", "7"].map((value) => ({ value, title: `County ${value}`, enabled: true })),
          }),
        ],
        pressables: [
          {
            text: "Change address of Philippa",
            ...{ spoken: "", names: "", href: "", isSubmit: false, isLink: false, enabled: true },
            ...{ looksShut: false, isInDialog: false, isInFrameOfPage: false, area: 900, top: 40 },
            ...{ isFilled: false, isInText: false, form: 0, around: "", isShutStep: false, cover: 0 },
            selector: "button",
          },
        ],
      },
    ],
  },
} as unknown as RecordedRound;

test("nothing of the buyer's survives in a recording, whoever wrote it and however", () => {
  const text = writeRound(disguise(round, buyer)).toLowerCase();
  const secrets = [
    ...["philippa", "ågren", "whitcombe", "post.example", "7946", "0812", "20794", "kestrel", "19b", "umber"],
    ...["tynemouth", "ne30", "4jh", "quillfeather", "884213377", "dghpcy", "wear", "flat 7"],
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test("what stands in place of a detail has its form, and prices stay", () => {
  const { reading, taken, uses } = disguise(round, buyer);
  const [frame] = reading.frames;
  expect(frame?.controls.map(({ value }) => value).slice(0, 3)).toEqual([
    "Xxxxxxxx Xxxxx-Xxxxxxxxx",
    "Xxxxxxxxxxxx Xxx",
    "00000000000",
  ]);
  expect(reading.alerts[0]).toContain("$57.55");
  expect(uses[taken]).toBe(1);
  expect(frame?.pressables[0]?.text).toBe("Change address of Xxxxxxxx");
});

test("a list is left at another choice than the buyer's", () => {
  const [frame] = disguise(round, buyer).reading.frames;
  expect(frame?.controls.at(-1)?.value).toBe("5");
});

test("a recording is the same once it was written and read again", () => {
  const disguised = disguise(round, buyer);
  expect(readRound(writeRound(disguised))).toEqual({
    ...disguised,
    reading: {
      ...disguised.reading,
      frames: disguised.reading.frames.map((frame) => ({
        ...frame,
        controls: frame.controls.map((one) => ({ sentTo: [], sentBy: "", ...one })),
      })),
    },
  });
});
