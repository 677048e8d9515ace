import type { Question } from "@cartwright/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { checkOutFromPages } from "../purchase/support/buy-from-pages.ts";
import { type ShopPage, thanks } from "../purchase/support/page-shop.ts";
import type { recordingHost } from "../purchase/support/recording-host.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { at, backToShop, checkout, leadingTo, story } from "./support/hosted-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const payHost = "www.paypal.localhost";
const ways = `<fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="cod" checked> Cash on delivery</label><label><input type="radio" name="pay" value="pp"> PayPal</label></fieldset>`;
const logIn = (says = "") =>
  `<h1>Pay with PayPal</h1><form method="post" action="/entered">${says}<label>Email <input name="login_email" type="email"></label><label>Password <input name="login_password" type="password"></label><button>Log In</button></form><a href="/cancelled">Cancel and return to Garden Shop</a>`;
const inTwoSteps: Record<string, ShopPage> = {
  "/login": `<h1>Pay with PayPal</h1><form method="post" action="/password"><label>Email or mobile number <input name="login_email"></label><button>Next</button></form><a href="/cancelled">Cancel and return to Garden Shop</a>`,
  "/password": `<p>ada@example.com</p><form method="post" action="/entered"><label>Password <input name="login_password" type="password"></label><button>Log In</button></form>`,
};
const review = (amount: string) =>
  `<h1>Review your payment</h1><p>Garden Shop</p><p>Amount: ${amount}</p><p>Pay with: Bank •••• 1234</p><form method="post" action="/paid"><button>Complete Purchase</button></form><a href="/cancelled">Cancel and return to Garden Shop</a>`;

/** Agrees to pay by PayPal; on any other choice nobody has agreed. */
const byPayPal = ({ responseSchema }: Question) => ({
  payment_method:
    responseSchema.properties.payment_method?.oneOf?.find(({ title }) => title === "PayPal")?.const ?? "",
});
const yes = { confirmed: "yes" };
const given = { username: "ada@example.com", password: "right horse" };

async function buy(pages: Record<string, ShopPage>, answers: Parameters<typeof recordingHost>[0] = {}) {
  const bought = await checkOutFromPages(
    pool,
    {
      "/checkout": checkout("", ways),
      "/place": leadingTo(payHost, "/login"),
      "/login": logIn(),
      "/entered": ({ sent }) =>
        sent.login_password === "right horse"
          ? "to /review"
          : logIn('<p role="alert">Some of your info is not correct. Please try again.</p>'),
      "/review": review("$80.00"),
      "/paid": backToShop,
      "/done": thanks,
      "/cancelled": (visit) => `to ${at("pages.localhost", "/basket", visit)}`,
      ...pages,
    },
    {
      answers: { payment_method: [byPayPal], confirm: [yes], credentials: [given], ...answers },
      privateHosts: [payHost],
      patience: 0.2,
    },
  );
  const paths = bought.shop.visits.map(({ path }) => path);
  return { ...bought, paths, asked: bought.host.questions.map(({ key }) => key) };
}

const paidOnce = (paths: readonly string[]) => paths.filter((path) => path === "/paid").length === 1;

describe.concurrent("a way to pay that needs its owner's own sign-in, chosen by a person,", () => {
  it.each<[string, Record<string, ShopPage>]>([
    ["on one page", {}],
    ["in two steps", inTwoSteps],
  ])("is signed in to %s, and paid at the approved total", async (_how, pages) => {
    const bought = await buy(pages);

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked, story(bought)).toEqual(["payment_method", "confirm", "credentials"]);
    expect(bought.host.questions.at(-1)?.message).toContain(payHost);
    expect(bought.host.saved).toEqual([]);
    expect(paidOnce(bought.paths)).toBe(true);
  });

  it("is asked for the sign-in again in its words, and for a code", async () => {
    const bought = await buy(
      {
        "/review": ({ all }) =>
          all.code === "845219"
            ? review("$80.00")
            : `<h1>Confirm it's you</h1><p>We sent a code to your phone.</p><form method="post" action="/code"><label>6-digit code <input name="code" autocomplete="one-time-code"></label><button>Submit</button></form>`,
        "/code": "to /review",
      },
      { credentials: [{ ...given, password: "wrong horse" }, given], otp: [{ code: "845219" }] },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded" });
    expect(bought.asked).toEqual(["payment_method", "confirm", "credentials", "credentials", "otp"]);
    expect(bought.host.questions[3]?.message).toContain("Some of your info is not correct");
    expect(paidOnce(bought.paths)).toBe(true);
  });

  it("is paid without a sign-in where its pages ask a person for something else", async () => {
    const bank = (says = "") =>
      `<h1>Example Pay</h1><p>Amount: $80.00</p><form method="post" action="/birthday">${says}<label>Bank <select name="bank" required><option value="">Choose</option><option value="a">Harbour Bank</option><option value="b">Other Bank</option></select></label><label>Mobile number <input name="tel" type="tel"></label><button>Continue</button></form><a href="/cancelled">Cancel and return to Garden Shop</a>`;
    const bought = await buy(
      {
        "/login": bank(),
        "/birthday": ({ sent }) =>
          sent.bank === "b"
            ? `<p>Amount: $80.00</p><form method="post" action="/paid"><label>Date of birth <input name="born" placeholder="DD/MM/YYYY"></label><button>Pay $80.00</button></form>`
            : bank('<p role="alert">Harbour Bank is not available.</p>'),
      },
      {
        details: [
          { bank: "a", tel: "+14155550132" },
          { bank: "b", tel: "+14155550132" },
          { born: "1990-12-10" },
        ],
      },
    );

    expect(bought.outcome, story(bought)).toMatchObject({ status: "succeeded", merchantOrderId: "PS-1001" });
    expect(bought.asked).toEqual(["payment_method", "confirm", "details", "details", "details"]);
    expect(bought.host.questions[3]?.message).toContain("Harbour Bank is not available");
    expect(bought.shop.visits.find(({ path }) => path === "/paid")?.sent).toEqual({ born: "10/12/1990" });
    expect(bought.paths).not.toContain("/cancelled");
  });

  it("is not paid where it asks for more and a person does not agree, and its cancel is not pressed", async () => {
    const bought = await buy({ "/review": review("$92.00") }, { confirm: [yes, { confirmed: "no" }] });

    expect(bought.outcome, story(bought)).toMatchObject({ status: "failed" });
    expect(bought.paths).not.toContain("/paid");
    expect(bought.paths).not.toContain("/cancelled");
  });
});
