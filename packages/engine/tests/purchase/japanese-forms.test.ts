import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages, checkOutFromPages } from "./support/buy-from-pages.ts";
import type { PageVisit } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** As shops there lay it out: family first, the reading of the name, and an address from the large to the small. */
const form = `<header><form><input type="search" name="name" placeholder="キーワードを入力"></form></header>
  <h1>お客様情報の入力</h1><form method="post" action="/review"><dl>
  <dt><label>お名前</label><span>必須</span></dt><dd><div>
    <input name="customer[name][name01]" placeholder="姓" required>
    <input name="customer[name][name02]" placeholder="名" required></div></dd>
  <dt><label>お名前(カナ)</label><span>必須</span></dt><dd><div>
    <input name="customer[kana][kana01]" placeholder="セイ" required pattern="[ァ-ヶー]+">
    <input name="customer[kana][kana02]" placeholder="メイ" required pattern="[ァ-ヶー]+"></div></dd>
  <dt><label>住所</label><span>必須</span></dt><dd>
    <div><span>〒</span><input type="tel" name="customer[postal_code]" placeholder="例：5300001" required></div>
    <div><select name="customer[address][pref]" required><option value="">都道府県を選択</option>
      ${prefectures()
        .map((name, at) => `<option value="${at + 1}">${name}</option>`)
        .join("")}</select></div>
    <div><input name="customer[address][addr01]" placeholder="市区町村名(例：大阪市北区)" required></div>
    <div><input name="customer[address][addr02]" placeholder="番地・ビル名(例：西梅田1丁目6-8)" required></div></dd>
  <dt><label>電話番号</label></dt><dd><input type="tel" name="customer[phone]" required><!--phone--></dd>
  <dt><label>メールアドレス</label></dt><dd><input name="customer[email][first]" placeholder="例：name@example.com" required>
    <input name="customer[email][second]" placeholder="確認のためもう一度入力してください" required></dd></dl>
  <button>次へ</button></form>`;

const refused = form.replace("<!--phone-->", '<p class="error">数字で入力してください。</p>');

const review = `<h1>ご注文内容のご確認</h1><p>合計 ￥3,080</p><form method="post" action="/order">
    <label><input type="radio" name="pay" value="cash" checked> 代金引換</label><button>注文する</button></form>`;

const shop = {
  "/product": `<h1>椅子</h1><p>￥3,080</p><form method="post" action="/basket"><button>カートに入れる</button></form>`,
  "/basket": `<h1>カート</h1><p>椅子 ￥3,080</p><p>合計：￥3,080</p><a href="/checkout">レジに進む</a>`,
  "/checkout": form,
  "/review": ({ sent }: PageVisit) => (/^\d{10,11}$/.test(sent["customer[phone]"] ?? "") ? review : refused),
  "/order": "<h1>ご注文ありがとうございました</h1><p>ご注文番号：<strong>12</strong></p>",
};

function buyer(first: string, last: string) {
  return {
    name: { first, last },
    contact: { email: "hanako@example.com", phone: "+81 3-1234-5678" },
    shipping: {
      addressLines: ["丸の内1-1-1", "201号室"],
      locality: "千代田区",
      administrativeAreaCode: "JP-13",
      postalCode: "100-0005",
      countryCode: "JP",
    },
  };
}

describe("a Japanese form", () => {
  it("is filled in as it asks: family name first, readings, prefecture, town before street", async () => {
    const {
      outcome,
      host,
      shop: bought,
    } = await checkOutFromPages(pool, shop, { buyer: buyer("Hanako", "Yamada") });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(bought.orders).toMatchObject([
      {
        "customer[name][name01]": "Yamada",
        "customer[name][name02]": "Hanako",
        "customer[kana][kana01]": "ヤマダ",
        "customer[kana][kana02]": "ハナコ",
        "customer[postal_code]": "100-0005",
        "customer[address][pref]": "13",
        "customer[address][addr01]": "千代田区",
        "customer[address][addr02]": "丸の内1-1-1, 201号室",

        "customer[phone]": "0312345678",
        "customer[email][second]": "hanako@example.com",
      },
    ]);
  });

  it("has the reading of a name in Chinese characters asked for, both parts at once", async () => {
    const {
      outcome,
      host,
      shop: bought,
    } = await checkOutFromPages(pool, shop, {
      buyer: buyer("花子", "山田"),
      answers: {
        details: [{ "customer[kana][kana01]": "ヤマダ", "customer[kana][kana02]": "ハナコ" }],
        payment_method: [
          ({ responseSchema }) => ({
            payment_method: responseSchema.properties.payment_method?.oneOf?.[0]?.const ?? "",
          }),
        ],
      },
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["details", "payment_method"]);
    expect(bought.orders).toMatchObject([
      {
        "customer[name][name01]": "山田",
        "customer[kana][kana01]": "ヤマダ",
        "customer[kana][kana02]": "ハナコ",
      },
    ]);
  });
});

describe("a Japanese product", () => {
  it("has its lists chosen from, though each stands at an invitation that is sent like a value", async () => {
    const list = (name: string, label: string, choices: string) =>
      `<label for="${name}">${label}</label><select id="${name}" name="${name}">
        <option value="__none">選択してください</option>${choices}</select>`;
    const { outcome, shop: bought } = await buyFromPages(
      pool,
      {
        ...shop,
        "/product": `<h1>椅子</h1><p>￥3,080</p><form method="post" action="/basket">
          ${list("colour", "カラー", "<option value=1>赤</option><option value=2>青</option>")}
          ${list("size", "サイズ", "")}<button>カートに入れる</button></form>
          <script>colour.onchange = () => { size.innerHTML = '<option value="__none">選択してください</option>' +
            (colour.value === "2" ? "<option value=8>大</option><option value=9>小</option>" : ""); };</script>`,
        "/basket": ({ sent }: PageVisit) => (sent.size === "9" ? shop["/basket"] : empty),
      },
      { buyer: buyer("Hanako", "Yamada"), request: "青、小" },
    );
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(bought.orders).toMatchObject([{ colour: "2", size: "9" }]);
  });

  it("that never gets into the basket is not sought there: the page says that it is empty", async () => {
    const { outcome } = await buyFromPages(pool, { ...shop, "/basket": empty });
    expect(outcome).toMatchObject({ status: "failed", message: expect.stringContaining("stays empty") });
  });
});

const empty = "<h1>カート</h1><p>現在カート内に商品はございません。</p>";

function prefectures(): string[] {
  const names =
    "北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府";
  return names.split(" ");
}

describe.concurrent("a postal code and a telephone number in boxes, behind a sign-in that may be passed", () => {
  it("are written into them part by part", async () => {
    const boxes = (name: string, ...lengths: number[]) =>
      lengths.map((length, at) => `<input name="${name}${at}" maxlength="${length}" required>`).join(" - ");
    const pages = {
      ...shop,
      "/checkout": `<h1>ご購入手続き</h1><form action="/in"><input name="id" placeholder="ユーザID"><input type="password" name="secret"><button>ログイン</button></form>
        <h2>会員登録をしないで購入</h2><a href="/guest">購入手続きへ</a>`,
      "/guest": form
        .replace(/<input type="tel" name="customer\[postal_code\]"[^>]*>/, boxes("zip", 3, 4))
        .replace(/<input type="tel" name="customer\[phone\]"[^>]*>/, boxes("tel", 5, 4, 4)),
      "/review": review,
    };
    const answers = { payment_method: [{ payment_method: "cash" }] };
    const { shop: bought } = await checkOutFromPages(pool, pages, {
      buyer: buyer("花子", "山田"),
      answers: { ...answers, details: [reading] },
    });
    expect(bought.orders).toMatchObject([
      { zip0: "100", zip1: "0005", tel0: "03", tel1: "1234", tel2: "5678" },
    ]);
  });
});

const reading = { "customer[kana][kana01]": "ヤマダ", "customer[kana][kana02]": "ハナコ" };
