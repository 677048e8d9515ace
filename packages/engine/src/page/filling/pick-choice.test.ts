import { expect, test } from "vitest";
import { pickChoice } from "./pick-choice.ts";

const choices = (...pairs: [value: string, title: string][]) =>
  pairs.map(([value, title]) => ({ value, title, enabled: true }));

test.each([
  ["country", "DE", choices(["", "Choose"], ["81", "Germany"], ["82", "France"]), "81"],
  ["country", "DE", choices(["81", "Deutschland"], ["82", "Frankreich"]), "81"],
  [
    "country",
    "US",
    choices(["1", "United States of America"], ["2", "United States Minor Outlying Islands"]),
    "1",
  ],
  ["country", "GB", choices(["uk", "United Kingdom (UK)"], ["us", "United States (US)"]), "uk"],
  ["country", "DE", choices(["81", "ドイツ"], ["82", "フランス"]), "81"],
  ["country", "PL", choices(["1", "Polska"], ["2", "Portugalia"]), "1"],
  ["country", "CZ", choices(["43", "Česká republika"], ["151", "Slovensko"]), "43"],
  ["country", "HU", choices(["1", "Magyarország"], ["2", "Románia"]), "1"],
  ["country", "FR", choices(["1", "France métropolitaine"], ["2", "Belgique"], ["3", "Luxembourg"]), "1"],
  ["country", "ES", choices(["1", "España peninsular"], ["2", "Portugal"]), "1"],
  ["country", "KR", choices(["1", "대한민국"], ["2", "일본"]), "1"],
  ["country", "Germany", choices(["DE", "Germany"]), "DE"],
  ["state", "CA", choices(["12", "California"], ["13", "Colorado"]), "12"],
  ["state", "California", choices(["CA", "CA"], ["CO", "CO"]), "CA"],
  ["state", "NY", choices(["US-NY", "New York"], ["US-NJ", "New Jersey"]), "US-NY"],
  ["state", "US-CA", choices(["12", "California"], ["13", "Colorado"]), "12"],
  ["state", "California", choices(["US-CA", "CA"], ["US-CO", "CO"]), "US-CA"],
  ["state", "Bavaria", choices(["79", "Baden-Württemberg"], ["81", "Bayern"]), "81"],
  ["state", "13", choices(["13", "Kanagawa"], ["12", "Tokyo"]), "12"],
  ["state", "JP-13", choices(["JP13", "Tokyo"], ["JP14", "Kanagawa"]), "JP13"],
  ["state", "IT-MI", choices(["1", "Lazio"], ["2", "Lombardia"]), "2"],
  ["state", "ON", choices(["ON", "Ontario"], ["QC", "Quebec"]), "ON"],
  ["state", "13", choices(["t", "東京都"], ["k", "京都府"]), "t"],
  ["state", "JP-26", choices(["t", "東京都"], ["k", "京都府"]), "k"],
  ["state", "Tokyo", choices(["1", "北海道"], ["13", "東京都"]), "13"],
  ["state", "Hokkaidō", choices(["1", "北海道"], ["13", "東京都"]), "1"],
  ["state", "Osaka-fu", choices(["25", "Shiga"], ["27", "Osaka"]), "27"],
  ["state", "東京", choices(["1", "北海道"], ["13", "東京都"]), "13"],
  ["cardExpiry", "04/29", choices(["a", "04/2028"], ["b", "04/2029"], ["c", "05/2029"]), "b"],
  ["cardExpiry", "04/29", choices(["2029-04", "April 2029"], ["2029-05", "May 2029"]), "2029-04"],
  ["cardExpiryMonth", "04", choices(["4", "4"], ["5", "5"]), "4"],
  ["cardExpiryMonth", "04", choices(["apr", "April"], ["may", "May"]), "apr"],
  ["cardExpiryMonth", "04", choices(["04", "04 - April"], ["05", "05 - May"]), "04"],
  ["cardExpiryYear", "2029", choices(["29", "29"], ["30", "30"]), "29"],
  ["cardExpiryYear", "2029", choices(["a", "2029"], ["b", "2030"]), "a"],
] as const)("the %s %j is chosen by what its list calls it", (role, wanted, offered, value) => {
  expect(pickChoice(offered, wanted, { role })?.value).toBe(value);
});

test.each([
  ["a choice that is not offered", "country", "JP", choices(["DE", "Germany"])],
  ["a choice that is disabled", "country", "DE", [{ value: "DE", title: "Germany", enabled: false }]],
  ["two choices of one name", "state", "WA", choices(["1", "Washington"], ["2", "Washington"])],
] as const)("%s is not guessed", (_case, role, wanted, offered) => {
  expect(pickChoice(offered, wanted, { role })).toBeUndefined();
});
