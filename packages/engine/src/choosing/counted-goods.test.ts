import { expect, it } from "vitest";
import { matchRequest } from "./match-request.ts";
import type { Offer } from "./offer.ts";

function offer(title: string, options: Record<string, readonly string[]> = {}): Offer {
  return {
    title,
    options: Object.entries(options).map(([name, values]) => ({ name, values })),
    variants: [],
  };
}

const lamp = offer("Pendelleuchte Lille", { Farbe: ["Schwarz", "Salbeigrün"], Kabellänge: ["1,5 m", "3 m"] });
const chain = offer("Fahrradkette Steelline", {
  Schaltung: ["11-fach", "12-fach"],
  Länge: ["118 Glieder", "126 Glieder"],
});
const picture = offer('Print "Varenblad"', { Formaat: ["21 x 30 cm", "30 x 40 cm"] });
const coffee = offer("Etiopie Guji – výběrová káva", { Hmotnost: ["250 g", "500 g", "1 kg"] });
const book = offer("Sól i popiół", { Wersja: ["Oprawa twarda 59,90 zł", "Oprawa miękka 44,90 zł"] });
const shirt = offer("Camisa de Linho Brisa", { Tamanho: ["P", "M", "G"] });
const teapot = offer("Bộ ấm trà Sen", { "Màu sắc": ["Trắng", "Xanh ngọc"] });
const mug = offer("Hrnek Luna");
const bowl = offer("Seramik kase Lale", { Renk: ["Beyaz", "Mavi"] });

it.each([
  [lamp, "Bitte 3 Stück Pendelleuchte Lille in Salbeigrün, Kabellänge 3 m.", 3],
  [lamp, "3 Pendelleuchten Lille in Salbeigrün mit 3 m Kabel", 3],
  [lamp, "Drei Lille-Leuchten, Salbeigrün, 1,5 m", 3],
  [lamp, "Pendelleuchte Lille, 3 Stück, Kabellänge 3 m", 3],
  [lamp, "dreimal die Pendelleuchte Lille", 3],
  [offer("Leinen-Bettbezug"), "Bitte zweimal den Bettbezug aus Leinen", 2],
  [lamp, "Ich hätte gern 2 davon, schwarz, 3 m", 2],
  [chain, "Zwei Steelline-Ketten für 12-fach, 126 Glieder.", 2],
  [chain, "2 Steelline-Ketten für 12-fach, 126 Glieder.", 2],
  [chain, "Zwei Fahrradketten Steelline für 12-fach, 126 Glieder.", 2],
  [picture, "Drie keer de print Varenblad, 30 x 40 cm, op fine art papier", 3],
  [picture, "3 maal Varenblad, 30 x 40 cm", 3],
  [picture, "Graag twee prints van Varenblad, 21 x 30 cm", 2],
  [coffee, "Dvakrát káva Etiopie Guji 500 g, mletá na moka konvičku.", 2],
  [coffee, "Tři balíčky kávy Etiopie Guji, 250 g", 3],
  [coffee, "Prosím 2 kusy kávy Guji 1 kg", 2],
  [book, "Poproszę 2 egzemplarze książki „Sól i popiół” w miękkiej oprawie.", 2],
  [book, "Dwie książki Sól i popiół, oprawa twarda", 2],
  [shirt, "Quero 2 camisas de linho Brisa, tamanho G", 2],
  [shirt, "Duas unidades, tamanho G", 2],
  [teapot, "Mua 2 bộ ấm trà Sen màu xanh ngọc, loại bộ 6 chén.", 2],
  [mug, "Kupuji 2 hrnky Luna", 2],
  [mug, "Dva hrníčky, prosím", 2],
  [bowl, "İki adet seramik kase, mavi", 2],
  [bowl, "Üç kase lütfen", 3],
  [offer("Keramikmugg"), "Två muggar, tack", 2],
  [offer("Sac en toile Rive"), "Je voudrais trois sacs Rive", 3],
  [offer("Bougie Figuier"), "J'aimerais 4 bougies au figuier", 4],
  [offer("Taza de cerámica"), "Ponme cuatro tazas, por favor", 4],
  [offer("Olio extravergine Serra"), "Vorrei due bottiglie da 750 ml di olio Serra", 2],
  [offer("Oak stool"), "My sister needs 4 stools for her kitchen", 4],
  [offer("Oak stool"), "twice the oak stool", 2],
  [offer("Oak stool"), "The oak stool, 3 times", 3],
])("%#: of %o, %o is %i pieces", ({ title, options }, request, expected) => {
  expect(matchRequest({ title, options, variants: [] }, request).quantity).toBe(expected);
});

it.each([
  [lamp, "Pendelleuchte Lille in Salbeigrün, Kabellänge 3"],
  [lamp, "Pendelleuchte Lille mit 3 m Kabel, Lieferung in 2 Tagen"],
  [lamp, "Pendelleuchte Lille, geliefert am 5. Dezember an Lille 12"],
  [chain, "Fahrradkette Steelline, 126 Glieder, 12-fach"],
  [picture, "de print Varenblad in 30 x 40 cm print"],
  [coffee, "500 g káva Etiopie Guji"],
  [coffee, "2 týdny předplatné"],
  [offer("4 Jahreszeiten Decke"), "Die 4 Jahreszeiten Decke"],
  [offer("Set of 4 coasters"), "the 4 coasters, please"],
  [offer("Sofa Lund", { Grösse: ["2-Sitzer", "3-Sitzer"] }), "Bitte das 3-Sitzer Sofa Lund"],
  [offer("Sofa Lund"), "3 Sitzer Sofa Lund"],
  [offer("Oak stool"), "3 drawer chest"],
  [offer("Oak stool"), "a 2-pack of oak stools"],
  [offer("Oak stool"), "the oak stool, max 90 dollars"],
  [offer("Fußmatten"), "Fußmatten für Golf 7, Versand mit DHL"],
  [offer("Phone case"), "iPhone 15 case in black"],
  [offer("Handyhülle Klar"), "iPhone 15 Hülle Klar"],
  [offer("Fußmatten Velours"), "Golf 7 Fußmatten, schwarz"],
  [offer("DualSense Wireless-Controller"), "PlayStation 5 Controller, weiß"],
  [offer("Speaker"), "my gen 2 speaker"],
  [offer("Lampe Lund"), "la lampe Lund, version 2 lampe, livrée à Paris"],
  [offer("Puzzle Alpen"), "Bitte das 500 Teile Puzzle für Anna"],
  [offer("Puzzle Alps"), "a 500 piece puzzle"],
  [offer("Puzzle Alps"), "the puzzle Alps, that 500 pieces one"],
  [offer("T-Shirt Basic"), "100 % Baumwolle T-Shirts für Anna"],
  [offer("Basic shirt"), "100 % cotton shirts"],
  [offer("Ring"), "24 carat rings"],
  [offer("Donation", { Amount: ["$25", "$50"] }), "give 35 dollars"],
  [offer("Spende"), "Bitte 50 Euro spenden"],
  [offer("Darowizna"), "Wpłać 20 złotych"],
  [offer("Dar"), "Daruji 200 Kč"],
  [offer("Vitamin C"), "Vitamin C, I take it 2 times a day"],
])("%#: of %o, %o is one piece", ({ title, options }, request) => {
  expect(matchRequest({ title, options, variants: [] }, request).quantity).toBe(1);
});

it.each([
  [offer("Oak stool"), "The oak stool for the kitchen. Make that 3.", "3"],
  [lamp, "Lille in Salbeigrün mit 3 m Kabel; insgesamt 4", "4"],
  [offer("Sofa Lund"), "Please get the sofa Lund in 3 colours", "3 colours"],
  [offer("Oak stool", { Seat: ["Fine oak seat", "Plain ash seat"] }), "the fine stool, 4, oak", "4"],
  [lamp, "Lille in Salbeigrün, 3 m. Insgesamt sollen es 4 werden", "4"],
])("%#: of %o, a number in %o that nothing explains is kept: %o", (one, request, number) => {
  expect(matchRequest(one, request).unmatched.join("|")).toContain(number);
});

it.each([
  [lamp, "Lille in Salbeigrün, 3 m, Lieferung zwischen 14:00 und 16:00 Uhr"],
  [lamp, "Lille in Salbeigrün, Kabellänge 3 m, Lieferung in 2 Tagen"],
  [lamp, "3 Pendelleuchten Lille, Salbeigrün, 3 m"],
  [coffee, "Dvakrát káva Etiopie Guji, 500 g"],
])("%#: of %o, %o has no number that nothing explains", (one, request) => {
  expect(matchRequest(one, request).unmatched.join("|")).not.toMatch(/\d/);
});
