import { describe, expect, it } from "vitest";
import { quotedIn, requestDetails } from "./request-details.ts";

function detailsIn(request: string, ...labels: string[]): Record<string, string> {
  const found = requestDetails(
    labels.map((label) => [label]),
    request,
  );
  return Object.fromEntries(found.map(({ field, value }) => [labels[field], value]));
}

describe("a detail that a request gives for a field", () => {
  it("is what it quotes after the field's name", () => {
    expect(detailsIn('A pen with the engraving "For Charles, 2026"', "Engraving")).toEqual({
      Engraving: "For Charles, 2026",
    });
    expect(detailsIn("Engrave it with ‘Ada’ please", "Your engraving *")).toEqual({
      "Your engraving *": "Ada",
    });
    expect(detailsIn("One gift card, gift message “Happy birthday!”", "Gift message (optional)")).toEqual({
      "Gift message (optional)": "Happy birthday!",
    });
  });

  it("goes by any word for what is written on the goods", () => {
    expect(detailsIn('A board, engraved "The Okafors 2026".', "Add your personalisation")).toEqual({
      "Add your personalisation": "The Okafors 2026",
    });
  });

  it("is what follows the field's name and a colon, up to the end of the sentence", () => {
    expect(detailsIn("Message on the cake: Happy 40th Jo. Two of them.", "Message on the cake")).toEqual({
      "Message on the cake": "Happy 40th Jo",
    });
  });

  it("is all that a colon and quotation marks hold", () => {
    expect(detailsIn('Card message: "Happy birthday, Grace!" No vase.', "Card message")).toEqual({
      "Card message": "Happy birthday, Grace!",
    });
  });

  it("is that of the number whose name is used, and of no other number", () => {
    const fields = ["Your PO number (optional)", "VAT number (optional)", "Phone number", "House number"];
    expect(detailsIn("Our PO number is 88213.", ...fields)).toEqual({ "Your PO number (optional)": "88213" });
  });

  it("ends with the name of the one who writes it", () => {
    const request = "no vase. Card should read: Get well soon, Jo. Express.";
    expect(detailsIn(request, "Card message (free, 200 characters)")).toEqual({
      "Card message (free, 200 characters)": "Get well soon, Jo",
    });
    expect(detailsIn("the card should read: Get well soon, and no vase", "Card message")).toEqual({
      "Card message": "Get well soon",
    });
  });

  it.each([
    ["gift wrapped, with the note: Happy 40th, love Jo", "Happy 40th, love Jo"],
    [
      "a note: Get well soon, with love from Tom and Ana, and wrap it",
      "Get well soon, with love from Tom and Ana",
    ],
    ["a note: Alles Gute, deine Jo. In Rot", "Alles Gute, deine Jo"],
    ["a note: Happy 40th, delivered to Leeds", "Happy 40th"],
    ["a note: Happy 40th, love the blue one", "Happy 40th"],
  ])("holds who writes it: %s", (request, value) => {
    expect(detailsIn(request, "Note").Note).toBe(value);
  });

  it("is the name that goes on the goods", () => {
    expect(detailsIn("11x14, unframed, with the name Theo on it", "Name on the print")).toEqual({
      "Name on the print": "Theo",
    });
    expect(detailsIn("with the name Theo on it", "Name", "Your name", "Name of the recipient")).toEqual({});
  });

  it("is a number or code right after the field's name", () => {
    const request = "3 packs, VAT number GB123456789, purchase order number PO-2026-118";
    expect(detailsIn(request, "VAT registration number", "Purchase order number", "Company")).toEqual({
      "VAT registration number": "GB123456789",
      "Purchase order number": "PO-2026-118",
    });
  });

  it("is a name where the request says that it reads so", () => {
    expect(detailsIn("the tag engraved with Rex Miller in black", "Engraving text")).toEqual({
      "Engraving text": "Rex Miller",
    });
  });

  it.each([
    ["with the message saying Happy birthday Mum", "Happy birthday Mum"],
    ["message that reads J.R. 2026 in a serif font", "J.R. 2026"],
    ["a message saying Tom and Ana on the front", "Tom and Ana"],
    ["a message saying Love from Tom. Gift wrapped.", "Love from Tom"],
    ["a message saying Rex and a blue collar", "Rex"],
    ["a message saying Best wishes in gold letters", undefined],
    ["a message that reads well", undefined],
  ])("is what is to be written where it is clear where that ends: %s", (request, value) => {
    expect(detailsIn(request, "Message").Message).toBe(value);
  });

  it("is what stands before the part of the goods that it is written on", () => {
    const request = '"Biscuit" on the front and 555 0199 on the back';
    expect(detailsIn(request, "Front (max 12)", "Back (max 16)")).toEqual({
      "Front (max 12)": "Biscuit",
      "Back (max 16)": "555 0199",
    });
    expect(detailsIn("the one with pockets on the front", "Front")).toEqual({});
  });

  it("is the text in quotation marks behind a colon, whoever it is for", () => {
    const request = "Livraison à domicile. Message pour le magasin : « Laisser chez la gardienne ».";
    expect(detailsIn(request, "Message")).toEqual({ Message: "Laisser chez la gardienne" });
  });

  it.each([
    [
      "Mサイズを1つ。メッセージカードは「お誕生日おめでとう」。午前中に。",
      "メッセージカード（60文字以内・無料）",
      "お誕生日おめでとう",
    ],
    ["備考欄に「置き配希望」と書いてください", "備考", "置き配希望"],
    ["花束「朝露」のMサイズ、メッセージカードなし", "メッセージカード", undefined],
  ])("is what a request without spaces quotes behind its name: %s", (request, name, value) => {
    expect(detailsIn(request, name)[name]).toBe(value);
  });

  it("is the text in quotation marks before the field that it goes into", () => {
    const request = 'Ship it UPS Ground and put "Deliver to the rear dock" in the order comments.';
    expect(detailsIn(request, "Order Comments")).toEqual({ "Order Comments": "Deliver to the rear dock" });
    expect(detailsIn('the "Nordsee" in wool', "Order Comments")).toEqual({});
  });

  it("is nothing where the field's name has no words that could be said", () => {
    expect(detailsIn("One kettle. Deliver it on Tuesday.", "法人番号")).toEqual({});
  });

  it("is a text right behind the word for it", () => {
    expect(detailsIn("from Ada, with the message Happy housewarming", "Message")).toEqual({
      Message: "Happy housewarming",
    });
  });

  it("is what something is to say, whatever else is in the field's name", () => {
    expect(detailsIn("with the card saying Get well", "Message on the gift card")).toEqual({
      "Message on the gift card": "Get well",
    });
  });

  it("is a whole name, or an e-mail address, right behind the field's name", () => {
    const request = "gift card, recipient Karin Lind, e-mail karin@example.com";
    expect(detailsIn(request, "Recipient", "Recipient's e-mail")).toEqual({
      Recipient: "Karin Lind",
      "Recipient's e-mail": "karin@example.com",
    });
  });

  it("is not a word that only stands beside a word of the field's name", () => {
    expect(detailsIn("Engraved Pen in blue", "Engraving")).toEqual({});
    expect(detailsIn("the message board, 3 pieces", "Message")).toEqual({});
    expect(detailsIn("2 cards for the office", "Name on the card")).toEqual({});
    expect(detailsIn(undefined as never, "Engraving")).toEqual({});
  });

  it("goes to the field whose name the request uses most fully, and to none of two alike", () => {
    const request = 'gift message "Enjoy", engraving "Ada"';
    expect(detailsIn(request, "Message", "Gift message", "Engraving")).toEqual({
      "Gift message": "Enjoy",
      Engraving: "Ada",
    });
    expect(detailsIn('engraving "Ada"', "Engraving line 1", "Engraving line 2")).toEqual({});
    expect(detailsIn('engraving "Ada", engraving "Bo"', "Engraving")).toEqual({});
  });

  it("is found by any of the field's names", () => {
    const names = [["USt-IdNr.", "vat number"]];
    expect(requestDetails(names, "VAT number GB123456789")).toMatchObject([
      { field: 0, value: "GB123456789" },
    ]);
  });
});

it("the only text in quotation marks is none that a number's inches open", () => {
  expect(quotedIn('Two 16" pizzas. Note: "well done"')?.value).toBe("well done");
  expect(quotedIn('Two 16" pizzas and a 12" one')).toBeUndefined();
});

it("a number goes to the field that is named most fully, however it is abbreviated", () => {
  const fields = [["Your order no. (PO)"], ["VAT number"]];
  expect(requestDetails(fields, "Pay by invoice, our order number is PO-44817.")).toMatchObject([
    { field: 0, value: "PO-44817" },
  ]);
});
