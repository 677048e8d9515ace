import { expect, test } from "vitest";
import { findNamedOrder, findOrderNumber, findOrdersNamed } from "./find-order-number.ts";

test.each([
  [["Thank you!", "Order #1001"], "1001"],
  [["Your order number is: HW-2043."], "HW-2043"],
  [["Your order # is: 000000012."], "000000012"],
  [["Order number:", "58213"], "58213"],
  [["Order:", "3"], "3"],
  [["Order number", "7"], "7"],
  [["Order number", "2026"], "2026"],
  [["注文番号", "4"], "4"],
  [["ORDER NUMBER", "#A-77/12"], "A-77/12"],
  [["Bestellnummer: 10023"], "10023"],
  [["Ihre Bestellnummer lautet 10023"], "10023"],
  [["Numéro de commande : XKCD12345"], "XKCD12345"],
  [["Commande n° CT-12880"], "CT-12880"],
  [["Pedido Nº 4711-B"], "4711-B"],
  [["Sipariş Numaranız: 100042"], "100042"],
  [["Číslo vaší objednávky: 100042"], "100042"],
  [["注文番号：250-1234567"], "250-1234567"],
  [["ご注文番号: 100042"], "100042"],
  [["Numero dell’ordine: 100042"], "100042"],
  [["Order reference: QWERTY12Z"], "QWERTY12Z"],
  [["Order reference:", "XKBKNABJK"], "XKBKNABJK"],
  [["Confirmation #R5TT2"], "R5TT2"],
  [["Your order has been received! TX7Q9KLM4"], "TX7Q9KLM4"],
  [["Thank you for your order", "7Q-TX9KLM4"], "7Q-TX9KLM4"],
  [["Your order has been received", "Reference no. 300512. A confirmation has been emailed."], "300512"],
  [["Bestellung Nr. 10042"], "10042"],
  [["Bestelnr. TT510201"], "TT510201"],
  [["Bestillingsnr.: 510201"], "510201"],
  [["Zamówienie nr: 10042"], "10042"],
  [["Order #1007\t$80.00"], "1007"],
  [["Thank you!", "We have your order, and its number is", "FR-2041", "."], "FR-2041"],
  [["Thank you!", "A confirmation to 4711-8a@example.com", "Order 1001"], "1001"],
  [["Confirmation number: HTGP2LGDS", "Thank you, Ada!", "Order #HW1001"], "HW1001"],
])("%j names %j", (lines, number) => {
  expect(findOrderNumber(lines)).toBe(number);
});

test.each([
  [["Thank you for your order"]],
  [["Thank you for your order", "3", "items"]],
  [["Your order ships within 3 days"]],
  [["Order total: $37.66"]],
  [["Order 1007 $"]],
  [["Order date: 2026-03-04"]],
  [["Order 2 more and save"]],
  [["Your order has been received! Tomorrow", "It ships in 48 hours"]],
  [["Confirm your order", "DONE", "FINISH", "Thank you"]],
  [["Bestätigen Sie Ihre Bestellung", "FERTIG", "Vielen Dank"]],
  [["Thank you for your order", "+1 415 555 0134"]],
  [["Takk for din ordre!", "2026", "Daniel"]],
])("%j names none", (lines) => {
  expect(findOrderNumber(lines)).toBeNull();
});

test.each([
  [["Payment successful", "Transaction ID: 88213377"], null],
  [["Thank you, your payment was received", "Payment reference: KSR-5519-0032"], null],
  [["Payment for order 1010", "Reference: KSR-5519-0032"], "1010"],
])("%j names the order %j", (lines, number) => {
  expect(findNamedOrder(lines)).toBe(number);
});

test.each([
  [
    ["Order number EV1009: total $25.00", "Order number EV1010: total $25.00"],
    ["EV1009", "EV1010"],
  ],
  [
    ["Order number:", "58213", "Order number:", "58214"],
    ["58213", "58214"],
  ],
  [
    ["Bestellnummer: 10023", "Bestellung Nr. 10024"],
    ["10023", "10024"],
  ],
  [["Your orders: Order #1001, order #1002"], ["1001", "1002"]],
])("%j names %j", (lines, numbers) => {
  expect(findOrdersNamed(lines)).toEqual(numbers);
});

test.each([
  [["Order #1001", "Your order number is 1001."]],
  [["Confirmation number: HTGP2LGDS", "Thank you, Ada!", "Order #HW1001"]],
  [["Order #1001", "Order number: HW-1001"]],
  [["Order number: 1001", "Order reference: QWERTY12Z", "Order date: 2026-03-04", "Order total: $37.66"]],
])("%j names one order at most", (lines) => {
  expect(findOrdersNamed(lines).length).toBeLessThan(2);
});
