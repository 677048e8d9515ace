import { expect, it } from "vitest";
import { matchRequest } from "./match-request.ts";

const waists = ["29x30", "32x32", "32x34", "34x32"];
const plugs = ["Type G United Kingdom, Ireland", "Type F Europe", "Type B USA, Canada"];
const frames = ["53 cm — 1,68 tot 1,76 m", "57 cm — 1,76 tot 1,86 m", "61 cm — vanaf 1,86 m"];
const runs = ["100", "500"].flatMap((run) => [
  `${run} Standard 6–8 working days £35.00`,
  `${run} Express 2 working days £46.00`,
]);
const care = ["Care+ $149.00", "Care+ monthly $8.00", "No Care coverage"];
const passes = ["Giornaliero", "2 giorni", "3 giorni (sconto)", "Settimanale (6 giorni)"];

it.each<[string, string, string[], string | undefined]>([
  ["32/34 in the dark wash", "Size", waists, "32x34"],
  ["32 x 34", "Size", waists, "32x34"],
  ["W32 L34", "Size", waists, "32x34"],
  ["32/34", "Size", ["W32 L32", "W32 L34"], "W32 L34"],
  ["32x34", "Size", ["W32/L32", "W32/L34"], "W32/L34"],
  ["size 32, 34 of them", "Size", waists, undefined],
  ["with the European plug", "Plug", plugs, "Type F Europe"],
  ["with the european plug", "Plug", ["UK plug", "EU plug", "US plug"], "EU plug"],
  ["the British one", "Plug", ["UK", "EU", "US"], "UK"],
  ["no tamanho grande", "Tamanho", ["P", "M", "G", "GG"], "G"],
  ["tamanho médio", "Tamanho", ["P", "M", "G", "GG"], "M"],
  ["size large", "Tamanho", ["P", "M", "G", "GG"], "G"],
  ["the large one", "Model", ["F", "G"], undefined],
  ["in grey, women's medium", "Size", ["Women's S", "Women's M", "Men's M"], "Women's M"],
  ["a medium, men's please", "Size", ["Women's S", "Women's M", "Men's M"], "Men's M"],
  ["framemaat 57, zonder helm", "Framemaat", frames, frames[1]],
  ["maat 57", "Framemaat", frames, frames[1]],
  ["delivered to house 57", "Framemaat", frames, undefined],
  ["zonder helm", "Helm erbij? (€ 5,00)", ["Ja, graag", "Nee, bedankt"], "Nee, bedankt"],
  ["met helm", "Helm erbij? (€ 5,00)", ["Ja, graag", "Nee, bedankt"], "Ja, graag"],
  ["no trade-in and no insurance", "AeroCare", care, "No Care coverage"],
  ["with insurance", "AeroCare", care, undefined],
  ["without insurance", "AeroCare", ["Care+ $149.00", "No Care coverage"], "No Care coverage"],
  ["Trapezrahmen, schwarz", "Rahmenform", ["Diamant (Herren)", "Trapez", "Tiefeinsteiger"], "Trapez"],
  ["two-day pass for an adult", "Durata", passes, "2 giorni"],
  ["a pass for 3 days", "Durata", passes, "3 giorni (sconto)"],
  ["at 19:30 for two people", "Guests", ["1", "2", "3"], "2"],
  ["für 3 Personen", "Gäste", ["1 Gast", "2 Gäste", "3 Gäste"], "3 Gäste"],
  ["500 cards on matt paper, express", "Quantity", runs, "500 Express 2 working days £46.00"],
  ["500 cards on matt paper", "Quantity", runs, undefined],
  [
    "500 cards on matt paper",
    "Paper",
    ["Silk 350 gsm, our standard", "Matte 400 gsm, no shine"],
    "Matte 400 gsm, no shine",
  ],
  ["paper bags, matt", "Colour", ["Matt black", "Matt white"], undefined],
  ["two mugs", "Guests", ["1", "2", "3"], undefined],
  ["I'll pick it up Saturday", "Collection day", ["Fri 4 Dec", "Sat 5 Dec", "Sun 6 Dec"], "Sat 5 Dec"],
  ["sabato, per favore", "Giorno", ["4 dicembre 2026", "5 dicembre 2026"], "5 dicembre 2026"],
  ["on Saturday", "Day", ["5 December 2026", "12 December 2026"], undefined],
])("%j means, of %j %j, %j", (request, name, values, meant) => {
  const offer = { title: "Goods", options: [{ name, values }], variants: [] };
  expect(matchRequest(offer, request).named.get(name)?.[0]).toBe(meant);
});

it("a number belongs to the side that it is said of", () => {
  const sizes = ["60", "72", "90"];
  const options = ["Width", "Height"].map((name) => ({ name, values: sizes }));
  expect(matchRequest({ title: "Blind", options, variants: [] }, "72 inches wide, 90 high")).toMatchObject({
    named: new Map([
      ["Width", ["72"]],
      ["Height", ["90"]],
    ]),
    unmatched: [],
  });
  expect(
    matchRequest(
      { title: "Trousers", options: [{ name: "Length", values: ["Short", "Regular"] }], variants: [] },
      "long",
    ).unmatched,
  ).toEqual(["long"]);
});
