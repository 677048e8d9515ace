import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { backToShop, buyHosted, checkout, leadingTo, providerHost, story } from "./support/hosted-shop.ts";

/** Ways to pay that the request names, and that only the provider's own pages offer. */
let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const ways = (...titles: string[]) =>
  `<fieldset><legend>Payment method</legend>${titles.map((title, at) => `<label><input type="radio" name="pay" value="${at}" ${at === 0 ? "checked" : ""}> ${title}</label>`).join("")}</fieldset>`;

const stores = (says: string) =>
  `<h1>Convenience stores</h1><p>Amount: $80.00</p><p role="alert">${says}</p><form method="post" action="/pay-in-store"><fieldset><legend>Choose a store</legend>${["Seven", "Lawson", "Daily"].map((name) => `<label><input type="radio" name="store" value="${name}"> ${name}</label>`).join("")}</fieldset><label>Customer reference <input name="reference" required></label><label>Phone <input name="phone" type="tel" required></label><button>Continue</button></form>`;

describe.concurrent("a way to pay that the request names", () => {
  it("is chosen among the tiles of the provider that lists it beside the card, and its code asked for", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", ways("Fastpay24 (BLIK, quick transfer, card)", "Bank transfer")),
        "/place": leadingTo(providerHost, "/ways"),
        "/ways": `<p>Amount: $80.00</p><h1>Choose a payment method</h1><div>${["BLIK", "Payment card", "mTransfer", "iBank"].map((name) => `<div style="cursor:pointer;display:inline-block;width:120px;height:50px" onclick="location = '/way/${name}'"><span>${name}</span></div>`).join("")}</div><p><a href="/cancelled">Cancel and return to the shop</a></p>`,
        "/way/BLIK": `<h1>Pay with BLIK</h1><p>Amount: $80.00</p><p>Open your bank's app and copy the 6-digit BLIK code.</p><form method="post" action="/blik"><label>BLIK code <input name="blik" inputmode="numeric" maxlength="7"></label><button>Pay $80.00</button></form><p><a href="/ways">Change the payment method</a></p>`,
        "/blik": ({ sent }) =>
          sent.blik === "777123"
            ? `<h1>Confirm the payment in your bank's app</h1><script>setTimeout(() => { location = '/paid'; }, 900)</script>`
            : "<p>Wrong code</p>",
        "/paid": backToShop,
      },
      request: "One garden chair, paid by BLIK.",
      answers: { payment_method: [{ payment_method: "0" }], otp: [{ code: "777123" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked.filter((key) => key !== "confirm")).toEqual(["payment_method", "otp"]);
    expect(bought.paths.filter((path) => path === "/ways")).toHaveLength(1);
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("is paid in the store of a chain that the request names, and a person is asked only for the rest", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", ways("Credit card", "Konbini")),
        "/place": leadingTo(providerHost, "/stores"),
        "/stores": stores(""),
        "/pay-in-store": ({ sent }) =>
          /^\+|^00/.test(sent.phone ?? "") ? stores("Please enter a valid phone number.") : "to /paid",
        "/paid": backToShop,
      },
      request: "One garden chair. Konbini (Lawson), please.",
      answers: { payment_method: [{ payment_method: "1" }], details: [{ reference: "K-42" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    const [, sent] = bought.shop.visits
      .filter(({ path }) => path === "/pay-in-store")
      .map(({ sent }) => sent);
    expect(sent).toMatchObject({ store: "Lawson", reference: "K-42" });
    expect(bought.asked.filter((key) => key !== "confirm")).toEqual(["payment_method", "details"]);
  });

  it("is paid at the bank that the request names, out of a list of buttons", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", ways("iDEAL", "Credit card")),
        "/place": leadingTo(providerHost, "/banks"),
        "/banks": `<h1>iDEAL</h1><p>$80.00 to Garden Shop</p><h2>Choose your bank</h2><ul>${["Amstelbank", "Polderbank", "Knab"].map((name) => `<li><form method="post" action="/bank/${name}"><button>${name}</button></form></li>`).join("")}</ul><p><a href="/cancelled">Cancel and return to the shop</a></p>`,
        "/bank/Polderbank": `<h1>Polderbank</h1><p>Approve the payment of $80.00 in your banking app.</p><script>setTimeout(() => { location = '/paid'; }, 1500)</script>`,
        "/paid": backToShop,
      },
      request: "One garden chair. Pay by iDEAL at Polderbank.",
      answers: { payment_method: [{ payment_method: "0" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.paths.filter((path) => path.startsWith("/bank/"))).toEqual(["/bank/Polderbank"]);
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("is paid at that bank where the request only says that it is the buyer's, and the banks are pictures", async () => {
    const picture = (name: string) =>
      `<button name="bank" value="${name}"><img alt="${name}" width="90" height="36" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='36'%3E%3Crect width='90' height='36' fill='teal'/%3E%3C/svg%3E"></button>`;
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", ways("iDEAL", "Credit card")),
        "/place": leadingTo(providerHost, "/banks"),
        "/banks": `<h1>Choose your bank</h1><p>$80.00 to Garden Shop</p><form action="/bank">${["Amstelbank", "Polder Bank", "Knab"].map(picture).join(" ")}</form><p><a href="/cancelled">Cancel</a></p>`,
        "/bank": `<h1>Your bank</h1><p>Approve the payment of $80.00 in your banking app.</p><script>setTimeout(() => { location = '/paid'; }, 1500)</script>`,
        "/paid": backToShop,
      },
      request: "One garden chair. Pay with iDEAL, my bank is Polder Bank.",
      answers: { payment_method: [{ payment_method: "0" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.shop.visits.find(({ path }) => path === "/bank")?.sent.bank).toBe("Polder Bank");
  });

  it("is agreed to without a card where the shop asks for the payment only on a page behind its order", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", "<h2>Payment</h2><p>You pay once your order is placed.</p>"),
        "/place": "to /order-status",
        "/order-status": `<h1>Order PS-1001</h1><p>Status: awaiting payment</p><p>Total $80.00</p><form method="post" action="/pay-now"><button>Pay now $80.00</button></form>`,
        "/pay-now": leadingTo(providerHost, "/ways"),
        "/ways": `<h1>Choose your payment method</h1><p>$80.00 to Garden Shop</p><ul><li><a href="/banks">iDEAL</a></li><li><a href="/hosted">Credit card</a></li></ul><p><a href="/cancelled">Cancel</a></p>`,
        "/banks": `<h1>iDEAL</h1><p>$80.00 to Garden Shop</p><form action="/bank"><label>Bank <select name="bank" required><option value="">Choose your bank…</option><option>Amstelbank</option><option>Polderbank</option></select></label><button>Continue to your bank</button></form>`,
        "/bank": `<h1>Your bank</h1><p>Approve the payment of $80.00 in your banking app.</p><script>setTimeout(() => { location = '/paid'; }, 1500)</script>`,
        "/paid": backToShop,
      },
      begin: "at the product",
      request: "One garden chair. Pay with iDEAL via Polderbank.",
      answers: { payment_method: [{ payment_method: "iDEAL via Polderbank" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked.filter((key) => key !== "confirm")).toEqual(["payment_method"]);
    expect(bought.shop.visits.find(({ path }) => path === "/bank")?.sent.bank).toBe("Polderbank");
    expect(bought.payments).toHaveLength(1);
  });

  it("is paid at that bank where the list of banks is folded away", async () => {
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout("", ways("iDEAL", "Credit card")),
        "/place": leadingTo(providerHost, "/banks"),
        "/banks": `<h1>iDEAL</h1><p>$80.00 to Garden Shop</p><h2>Scan with your phone</h2><button type="button" aria-expanded="false" aria-controls="list" onclick="list.hidden = false; this.ariaExpanded = 'true'">Pay on this device</button>
          <section id="list" hidden>${["Amstelbank", "Polderbank"].map((name) => `<button type="button" onclick="location = '/bank/${name}'">${name}</button>`).join("")}</section><p><a href="/cancelled">Cancel</a></p>`,
        "/bank/Polderbank": `<h1>Polderbank</h1><p>Approve the payment of $80.00 in your banking app.</p><script>setTimeout(() => { location = '/paid'; }, 1500)</script>`,
        "/paid": backToShop,
      },
      request: "One garden chair. Pay by iDEAL at Polderbank.",
      answers: { payment_method: [{ payment_method: "0" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.paths.filter((path) => path.startsWith("/bank/"))).toEqual(["/bank/Polderbank"]);
  });

  it("has its code asked for as a secret where the shop's own form takes it, and once more after a wrong one", async () => {
    const script = `const pays = document.querySelectorAll('[name=pay]'); const kod = document.querySelector('[name=blik_code]'); const form = document.querySelector('#order');
      for (const one of pays) one.onchange = () => { blik.hidden = form.pay.value !== '1'; };
      form.onsubmit = async (event) => { if (form.pay.value !== '1') return; event.preventDefault(); no.textContent = ''; if (kod.value.length < 6) { no.textContent = 'Wpisz 6-cyfrowy kod BLIK'; return; }
        const { ok } = await (await fetch('/blik', { method: 'POST', body: new URLSearchParams({ code: kod.value }) })).json(); if (!ok) { no.textContent = 'Kod BLIK jest nieprawidłowy. Wygeneruj nowy kod.'; kod.value = ''; return; }
        over.style.display = 'block'; setTimeout(() => { location = '/done'; }, 3000); };`;
    const bought = await buyHosted(pool, {
      pages: {
        "/checkout": checkout(
          script,
          `${ways("Karta płatnicza", "BLIK")}<div id="blik" hidden><label>Kod BLIK z aplikacji bankowej <input name="blik_code" maxlength="6" autocomplete="off"></label><p role="alert" id="no"></p></div>
           <div id="over" role="dialog" style="display:none;position:fixed;inset:0;background:#fff"><h2>Potwierdź płatność w aplikacji banku</h2><p>Zaakceptuj płatność $80.00 w aplikacji mobilnej swojego banku.</p></div>`,
        ),
        "/blik": ({ sent }) => JSON.stringify({ ok: sent.code === "777123" }),
      },
      request: "One garden chair, paid by BLIK.",
      answers: { payment_method: [{ payment_method: "1" }], otp: [{ code: "111222" }, { code: "777123" }] },
    });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked.filter((key) => key !== "confirm")).toEqual(["payment_method", "otp", "otp"]);
    expect(bought.host.questions.at(-1)?.message).toContain("Kod BLIK jest nieprawidłowy");
    expect(bought.shop.visits.filter(({ path }) => path === "/blik").map(({ sent }) => sent.code)).toEqual([
      "111222",
      "777123",
    ]);
  });
});
