import type { ShopPage } from "./page-shop.ts";

/** A shop's texts. Prices are complete texts in the country's own format. */
export interface ShopWords {
  lang: string;
  product: string;
  price: string;
  addToCart: string;
  cart: string;
  subtotal: string;
  toCheckout: string;
  signIn: string;
  password: string;
  asGuest: string;
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  postcode: string;
  phone: string;
  newsletter: string;
  next: string;
  deliveryMethod: string;
  standard: string;
  express: string;
  paymentMethod: string;
  transfer: string;
  shipping: string;
  total: string;
  totalPrice: string;
  terms: string;
  placeOrder: string;
  thanks: string;
  orderNumber: string;
}

/** A shop with four steps: basket, contact, address with delivery, and the order with its terms. */
export function shopInWords(words: ShopWords): Record<string, ShopPage> {
  const page = (
    content: string,
  ) => `<div lang="${words.lang}"><script>document.documentElement.lang = '${words.lang}';
    document.title = ${JSON.stringify(words.product)};</script>${content}</div>`;
  return {
    "/product": page(`<h1>${words.product}</h1><p style="font-size:2em">${words.price}</p>
      <form method="post" action="/basket"><input type="hidden" name="added" value="1"><button>${words.addToCart}</button></form>`),
    "/basket": ({ all }) =>
      page(`<h1>${words.cart}</h1>${all.added ? `<ul><li>${words.product}</li></ul>` : ""}
      <p>${words.subtotal} ${words.price}</p><a href="/checkout">${words.toCheckout}</a>`),
    "/checkout":
      page(`<section><h2>${words.signIn}</h2><form action="/account"><label>${words.email} <input type="email" name="login"></label>
      <label>${words.password} <input type="password" name="password"></label><button>${words.signIn}</button></form></section>
      <section><form action="/address"><button>${words.asGuest}</button></form></section>`),
    "/address": page(`<form method="post" action="/review">
      <p><label for="a">${words.email} *</label><input id="a" name="f1" required></p>
      <p><label for="b">${words.firstName} *</label><input id="b" name="f2" required></p>
      <p><label for="c">${words.lastName} *</label><input id="c" name="f3" required></p>
      <p><label for="d">${words.street} *</label><input id="d" name="f4" required></p>
      <p><label for="e">${words.postcode} *</label><input id="e" name="f5" required></p>
      <p><label for="f">${words.city} *</label><input id="f" name="f6" required></p>
      <p><label for="g">${words.phone} *</label><input id="g" name="f7" required></p>
      <p><label><input type="checkbox" name="news" checked> ${words.newsletter}</label></p>
      <fieldset><legend>${words.deliveryMethod}</legend>
        <p><label><input type="radio" name="delivery" value="express" required> ${words.express}</label></p>
        <p><label><input type="radio" name="delivery" value="standard" required> ${words.standard}</label></p></fieldset>
      <button>${words.next}</button></form>`),
    "/review": page(`<form method="post" action="/order"><fieldset><legend>${words.paymentMethod}</legend>
      <label><input type="radio" name="pay" value="transfer" required> ${words.transfer}</label></fieldset>
      <table><tr><td>${words.subtotal}</td><td>${words.price}</td></tr><tr><td>${words.shipping}</td><td>${words.standard}</td></tr>
      <tr><th>${words.total}</th><td>${words.totalPrice}</td></tr></table>
      <label><input type="checkbox" name="terms" required> ${words.terms}</label><button>${words.placeOrder}</button></form>`),
    "/order": page(`<h1>${words.thanks}</h1><p>${words.orderNumber}: 100042</p>`),
  };
}
