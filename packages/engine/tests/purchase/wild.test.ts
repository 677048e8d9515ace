import { beforeAll, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { addressFields, productAndBasket, type ShopPage } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const first = ({ responseSchema }: any) => Object.fromEntries(Object.entries(responseSchema.properties).map(([k, v]: any) => [k, v.oneOf?.[0]?.const ?? ({ card_number: "4242424242424242", card_expiry: "12/34", card_cvc: "123" } as any)[k] ?? "Given by person"]));
const answers: any = Object.fromEntries(["payment_method", "shipping", "details", "variant", "confirm", "card"].map((k) => [k, [first, first, first]]));
const pay = `<label><input type="radio" name="pay" value="cod" required> Cash on delivery</label>`;
const total = `<p>Subtotal $80.00</p><p>Shipping $5.00</p><p>Total <b>$85.00</b></p>`;
const form = (inner: string, button = "Place order") => `<form method="post" action="/order">${inner}${total}<button>${button}</button></form>`;


const addr2 = addressFields;
const sendAll = `function sendAll(to){const f=document.createElement('form');f.method='post';f.action=to||'/order';for(const i of document.querySelectorAll('input,select,textarea')){if((i.type=='radio'||i.type=='checkbox')&&!i.checked)continue;if(!i.name)continue;const h=document.createElement('input');h.type='hidden';h.name=i.name;h.value=i.value;f.append(h)}document.body.append(f);f.submit()}`;
const ordered = (q: string, then: string) => `<script>${sendAll};</script>`;
const wild: Record<string, Record<string, ShopPage>> = {
  "alert says it is placed, then home": {
    ...productAndBasket,
    "/": `<h1>Welcome to ShopMe</h1><p>Featured</p><a href="/product">Garden Chair</a> $80.00`,
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
    "/order": `<script>alert('Order placed successfully!');location='/'</script>`,
  },
  "toast on the home page": {
    ...productAndBasket,
    "/": `<div id="toast" role="status" style="position:fixed;top:10px;right:10px">Your order has been placed!</div><script>setTimeout(()=>toast.remove(),3000)</script><h1>Welcome to ShopMe</h1><a href="/product">Garden Chair</a> $80.00`,
    "/checkout": `<h1>Checkout</h1><form id="f">${addr2}${pay}${total}<button>Confirm order</button></form><script>f.onsubmit=async e=>{e.preventDefault();await fetch('/order',{method:'POST',body:new URLSearchParams(new FormData(f))});location='/'}</script>`,
  },
  "my orders list": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
    "/order": "to /my-orders",
    "/my-orders": `<h1>My Orders</h1><table><tr><th>#</th><th>Date</th><th>Item</th><th>Total</th><th>Status</th></tr><tr><td>1007</td><td>23 Nov 2026</td><td>Garden Chair x 1</td><td>$85.00</td><td>Pending</td></tr></table>`,
  },
  "empty cart with a flash": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay, "Checkout")}`,
    "/order": `<div class="alert alert-success">Thanks! We got your order and will call you shortly.</div><h1>Shopping Cart</h1><p>Your cart is empty</p><a href="/product">Continue shopping</a>`,
  },
  "sign-in before the cart, back at home": {
    ...productAndBasket,
    "/": ({ all }) => `<nav>${all.in ? `Hello Ada <a href="/logout">Logout</a>` : `<a href="/login">Login</a> <a href="/register">Register</a>`} <a href="/basket">Cart</a></nav><h1>Home</h1><a href="/product">Garden Chair</a>`,
    "/product": ({ all }) => `<nav>${all.in ? `<a href="/logout">Logout</a>` : `<a href="/login">Login</a> <a href="/register">Register</a>`} <a href="/basket">Cart</a></nav><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/add"><button>Add to cart</button></form>`,
    "/add": ({ all }) => { if (!all.in) return "to /login"; all.item = "1"; return "to /basket"; },
    "/login": `<h1>Login</h1><form method="post" action="/session"><label>Email <input name="user" type="email"></label><label>Password <input name="pw" type="password"></label><button>Login</button></form><p>Don't have an account? <a href="/register">Register here</a></p>`,
    "/session": ({ all, sent }) => { if (all.known !== undefined && all.known === sent.user) { all.in = "1"; return "to /"; } return `<p class="error">Invalid email or password</p><h1>Login</h1><form method="post" action="/session"><label>Email <input name="user" type="email"></label><label>Password <input name="pw" type="password"></label><button>Login</button></form><p>Don't have an account? <a href="/register">Register here</a></p>`; },
    "/register": `<h1>Register</h1><form method="post" action="/registered"><label>Name <input name="rname"></label><label>Email <input name="ruser" type="email"></label><label>Password <input name="rpw" type="password"></label><label>Confirm password <input name="rpw2" type="password"></label><button>Register</button></form><p>Already have an account? <a href="/login">Login</a></p>`,
    "/registered": ({ all, sent }) => { all.known = sent.ruser ?? ""; return "to /login"; },
    "/basket": ({ all }) => all.item ? `<h1>Your cart</h1><p>Garden Chair</p><p>Total $80.00</p><a href="/checkout">Checkout</a>` : `<h1>Your cart</h1><p>Your cart is empty</p>`,
    "/checkout": `<h1>Checkout</h1>${form(`<label>Full name <input name="n"></label><label>Phone <input name="phone"></label><label>Address <textarea name="address"></textarea></label><label>City <input name="city"></label><label>Zip <input name="zip"></label>${pay}`)}`,
  },
  "cart behind a bare icon": {
    ...productAndBasket,
    "/product": `<header style="display:flex;gap:20px"><a href="/">ShopMe</a><a href="/wishlist"><svg width="24" height="24"><circle cx="12" cy="12" r="8"/></svg></a><a href="/cart"><svg width="24" height="24"><rect width="20" height="14"/></svg><span id="n">0</span></a></header><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><button id="b">Add</button><script>b.onclick=async()=>{await fetch('/added');n.textContent='1'}</script>`,
    "/cart": `<h1>Bag</h1><p>Garden Chair $80.00</p><button onclick="location='/checkout'">Proceed</button>`,
    "/added": "{}",
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
  },
  "checkout in a window on the cart": {
    ...productAndBasket,
    "/basket": `<h1>Cart</h1><table><tr><td>Garden Chair</td><td>$80.00</td><td><button>Remove</button></td></tr></table><p>Total: $80.00</p><button onclick="m.style.display='block'">Buy now</button>
      <div id="m" style="display:none;position:fixed;inset:10%;background:#fff;border:1px solid"><span onclick="m.style.display='none'" style="cursor:pointer">&times;</span><h2>Delivery details</h2><form method="post" action="/order"><input name="fullname" placeholder="Your name" required><input name="mobile" placeholder="Mobile" required><input name="addr" placeholder="Address" required><input name="town" placeholder="City"><input name="pin" placeholder="Zip code"><p>Cash on delivery only</p><button>Confirm</button></form></div>`,
  },
  "w3 checkout form": {
    ...productAndBasket,
    "/checkout": `<h2>Checkout Form</h2><form method="post" action="/order"><div style="float:left;width:50%"><h3>Billing Address</h3><label for="fname"> Full Name</label><input id="fname" name="firstname" placeholder="John M. Doe"><label for="email"> Email</label><input id="email" name="email" placeholder="john@example.com"><label for="adr"> Address</label><input id="adr" name="address" placeholder="542 W. 15th Street"><label for="city"> City</label><input id="city" name="city" placeholder="New York"><label for="state">State</label><input id="state" name="state" placeholder="NY"><label for="zip">Zip</label><input id="zip" name="zip" placeholder="10001"></div>
      <div><h3>Payment</h3><label>Accepted Cards</label><label for="cname">Name on Card</label><input id="cname" name="cardname" placeholder="John More Doe"><label for="ccnum">Credit card number</label><input id="ccnum" name="cardnumber" placeholder="1111-2222-3333-4444"><label for="expmonth">Exp Month</label><input id="expmonth" name="expmonth" placeholder="September"><label for="expyear">Exp Year</label><input id="expyear" name="expyear" placeholder="2018"><label for="cvv">CVV</label><input id="cvv" name="cvv" placeholder="352"></div>
      <label><input type="checkbox" checked name="sameadr"> Shipping address same as billing</label><h4>Cart 1</h4><p>Garden Chair $80</p><p>Total <b>$80</b></p><input type="submit" value="Continue to checkout"></form>`,
  },
  "bootstrap checkout form": {
    ...productAndBasket,
    "/checkout": `<h4>Your cart</h4><ul><li>Garden Chair <span>$80</span></li><li>Promo code EXAMPLECODE -$5</li><li>Total (USD) <strong>$75</strong></li></ul><form><input placeholder="Promo code"><button type="submit">Redeem</button></form>
      <h4>Billing address</h4><form method="post" action="/order" novalidate><label for="firstName">First name</label><input id="firstName" name="firstName" required><label for="lastName">Last name</label><input id="lastName" name="lastName" required><label for="username">Username</label><input id="username" name="username" placeholder="Username" required><label for="email">Email <span>(Optional)</span></label><input type="email" id="email" name="email" placeholder="you@example.com"><label for="address">Address</label><input id="address" name="address" placeholder="1234 Main St" required><label for="address2">Address 2 <span>(Optional)</span></label><input id="address2" name="address2" placeholder="Apartment or suite"><label for="country">Country</label><select id="country" name="country" required><option value="">Choose...</option><option>United States</option></select><label for="state">State</label><select id="state" name="state" required><option value="">Choose...</option><option>California</option></select><label for="zip">Zip</label><input id="zip" name="zip" required>
      <div><input type="checkbox" id="same-address"><label for="same-address">Shipping address is the same as my billing address</label></div><div><input type="checkbox" id="save-info"><label for="save-info">Save this information for next time</label></div>
      <h4>Payment</h4><div><input id="credit" name="paymentMethod" type="radio" checked required><label for="credit">Credit card</label></div><div><input id="debit" name="paymentMethod" type="radio" required><label for="debit">Debit card</label></div><div><input id="paypal" name="paymentMethod" type="radio" required><label for="paypal">PayPal</label></div>
      <label for="cc-name">Name on card</label><input id="cc-name" name="ccname" required><small>Full name as displayed on card</small><label for="cc-number">Credit card number</label><input id="cc-number" name="ccnumber" required><label for="cc-expiration">Expiration</label><input id="cc-expiration" name="ccexp" required><label for="cc-cvv">CVV</label><input id="cc-cvv" name="cccvv" required><button type="submit">Continue to checkout</button></form>`,
  },
  "subscribe and save is preset": {
    ...productAndBasket,
    "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket"><fieldset><legend>Purchase options</legend><label><input type="radio" name="plan" value="sub" checked> Subscribe & save 10 % $72.00 every month</label><label><input type="radio" name="plan" value="once"> One-time purchase $80.00</label></fieldset><button>Add to basket</button></form>`,
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
  },
  "delivery date is wanted": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1>${form(`${addr2}<label>Preferred delivery date <input type="date" name="when" required min="2026-11-25" max="2027-01-30"></label>${pay}`)}`,
  },
  "address must be picked from suggestions": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1>${form(`<label>E-mail <input name="email" type="email" required></label><label>Name <input name="name" required></label><label>Address <input id="a" name="a" autocomplete="off" placeholder="Start typing your address"></label><ul id="l" role="listbox" style="list-style:none"></ul><input type="hidden" name="picked" id="p">${pay}<p id="err" role="alert"></p>
      <script>a.oninput=()=>{p.value='';setTimeout(()=>{l.innerHTML=a.value.length<4?'':['1600 Elm Street, Springfield, IL 62701','1600 Elm Street, Shelbyville, IL 62565'].concat(['350 Mission Street, San Francisco, CA 94105', '354 Mission Street, San Francisco, CA 94105']).filter(x=>x.toLowerCase().startsWith(a.value.toLowerCase().split(',')[0].slice(0,12))).map(x=>'<li role=option style="cursor:pointer">'+x+'</li>').join('')||'<li>No results</li>'},300)};
      l.onclick=e=>{a.value=e.target.textContent;p.value=a.value;l.innerHTML=''};document.forms[0].addEventListener('submit',e=>{if(!p.value){e.preventDefault();err.textContent='Please select an address from the list.'}})</script>`)}`,
  },
  "is it a gift, and where from": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1>${form(`${addr2}<fieldset><legend>Is this a gift?*</legend><label><input type="radio" name="gift" value="y" required> Yes</label><label><input type="radio" name="gift" value="n"> No</label></fieldset><label>How did you hear about us? * <select name="heard" required><option value="">Please select</option><option>Google</option><option>A friend</option><option>Other</option></select></label>${pay}`)}`,
  },
  "size in a drawn list, button shut until then": {
    ...productAndBasket,
    "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><div style="position:relative"><button type="button" id="sz" aria-haspopup="listbox" onclick="o.hidden=!o.hidden">Select size</button><ul id="o" hidden style="list-style:none">${["S", "M", "L"].map((x) => `<li onclick="sz.textContent='${x}';o.hidden=true;b.disabled=false" style="cursor:pointer">${x}</li>`).join("")}</ul></div><button id="b" disabled onclick="location='/basket?size='+sz.textContent">Add to bag</button>`,
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
  },
  "tabs for who you are": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1><div role="tablist"><button role="tab" aria-selected="true" onclick="s(0)">Returning customer</button><button role="tab" onclick="s(1)">New customer</button><button role="tab" onclick="s(2)">Guest</button></div><div class="p"><form action="/login"><label>E-mail <input name="u"></label><label>Password <input type="password" name="p"></label><button>Sign in</button></form></div><div class="p" hidden><form action="/reg"><label>E-mail <input></label><label>Password <input type="password"></label><label>Repeat password <input type="password"></label><button>Register</button></form></div><div class="p" hidden><form action="/c2"><p>Buy without an account.</p><button>Continue</button></form></div><script>function s(n){document.querySelectorAll('.p').forEach((p,i)=>p.hidden=i!=n)}</script>`,
    "/c2": `<h1>Delivery</h1>${form(addr2 + pay)}`,
  },
  "ways to pay as tiles": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1>${addr2}<h2>Payment</h2><style>.t{border:1px solid;padding:10px;display:inline-block;cursor:pointer}.t.on{border-color:green}</style><div><div class="t" onclick="k(this,'card')"><img alt=""> Credit card</div><div class="t" onclick="k(this,'cod')"> Cash on delivery</div></div><input type="hidden" name="pay" id="pay">${total}<button id="go" disabled onclick="sendAll()">Place order</button><script>${sendAll};function k(e,v){document.querySelectorAll('.t').forEach(t=>t.classList.remove('on'));e.classList.add('on');pay.value=v;go.disabled=false}</script>`,
  },
  "view cart in a toast that goes": {
    ...productAndBasket,
    "/product": `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><button onclick="fetch('/added').then(()=>{t.hidden=false;setTimeout(()=>t.remove(),2500)})">Add to cart</button><div id="t" hidden style="position:fixed;bottom:0">Added! <a href="/basket">View cart</a></div>`,
    "/added": "{}",
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
  },
  "page that sells one thing": {
    "/product": `<div style="display:flex"><div><p>Nordic Studio</p><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p></div><form method="post" action="/order"><h2>Pay with card</h2><label>Email <input name="email" type="email" required></label><label>Card information <input name="cardNumber" placeholder="1234 1234 1234 1234" autocomplete="cc-number" required></label><input name="cardExpiry" placeholder="MM / YY" aria-label="Expiration" autocomplete="cc-exp" required><input name="cardCvc" placeholder="CVC" aria-label="CVC" autocomplete="cc-csc" required><label>Cardholder name <input name="billingName" placeholder="Full name on card" required></label><label>Country or region <select name="country"><option value="US">United States</option><option value="DE">Germany</option></select></label><input name="zip" placeholder="ZIP" aria-label="ZIP"><button>Pay</button></form></div>`,
  },
  "i want this": {
    "/product": `<h1>Garden Chair plans (PDF)</h1><p>$12</p><a href="/checkout" style="display:inline-block;background:#f9c;padding:10px">I want this!</a>`,
    "/checkout": `<h1>Checkout</h1><p>Garden Chair plans (PDF) $12</p><form method="post" action="/order"><label>Your email address <input type="email" name="email" required></label><label>Name on card <input name="cn"></label><label>Card number <input name="n" autocomplete="cc-number" required></label><label>MM / YY <input name="e" autocomplete="cc-exp" required></label><label>CVC <input name="c" autocomplete="cc-csc" required></label><p>Subtotal US$12</p><p>Total US$12</p><button>Pay</button></form>`,
  },
  "controlled inputs": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1>${addr2}${pay}${total}<button id="go" disabled>Place order</button><script>${sendAll};const st={};for(const i of document.querySelectorAll('input:not([type=radio])')){let tracked='';i.addEventListener('input',e=>{st[i.name]=i.value;upd()});setInterval(()=>{if((st[i.name]||'')!==i.value&&document.activeElement!==i)i.value=st[i.name]||''},200)}function upd(){go.disabled=!['email','first','last','street','city','zip'].every(k=>st[k])}go.onclick=()=>sendAll()</script>`,
  },
  "buy shows on hover, product in a list": {
    ...productAndBasket,
    "/product": `<style>.c{position:relative;width:300px}.c .o{position:absolute;bottom:0;opacity:0;transition:opacity .2s}.c:hover .o{opacity:1}</style><div class="c"><img alt="Garden Chair" width="300" height="200"><h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form class="o" method="post" action="/basket"><button>Add to cart</button></form></div>`,
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
  },
  "offer between cart and checkout": {
    ...productAndBasket,
    "/basket": `<h1>Cart</h1><p>Garden Chair $80.00</p><button onclick="m.hidden=false">Checkout</button><div id="m" hidden style="position:fixed;inset:10%;background:#fff;border:1px solid"><h2>Wait! Add a cushion for only $9.99?</h2><button onclick="location='/checkout?cushion=1'">Yes, add it to my order</button><button onclick="location='/checkout'">No thanks, continue</button></div>`,
    "/checkout": ({ all }) => `<h1>Checkout</h1>${form(addr2 + pay + (all.cushion ? "<p>Cushion $9.99</p>" : ""))}`,
  },
  "summary folded": {
    ...productAndBasket,
    "/checkout": `<h1>Checkout</h1><details><summary>Show order summary</summary>${total}</details><form method="post" action="/order">${addr2}${pay}<button>Pay now</button></form>`,
  },
  "name your price": {
    ...productAndBasket,
    "/product": `<h1>Garden Chair plans</h1><p>Suggested price $8.00, minimum $5.00</p><form method="post" action="/basket"><label>Name your price ($) <input name="price" type="number" min="5" step="0.01" required></label><button>Add to basket</button></form>`,
    "/checkout": `<h1>Checkout</h1>${form(addr2 + pay)}`,
  },
  "everything in one text": {
    ...productAndBasket,
    "/checkout": `<h1>Order form</h1><form method="post" action="/order"><label>E-mail <input name="email" type="email" required></label><label>Name and delivery address <textarea name="where" required></textarea></label><p>Garden Chair $80.00</p><p>Total to pay on delivery: $85.00</p><button>Send order</button></form>`,
  },
};

it.concurrent.each(Object.entries(wild))("%s", { timeout: 150_000 }, async (name, pages) => {
  const t0 = Date.now();
  const { host, shop, outcome } = await buyFromPages(pool, pages, { answers });
  console.log(JSON.stringify(shop.visits.map(({path})=>path)), JSON.stringify(host.story));
  console.log(`## ${name} | ${Date.now() - t0} ms | ${outcome.status === "succeeded" ? "OK" : JSON.stringify(outcome)} | ${JSON.stringify(host.questions.map(({ key, message }: any) => `${key}: ${message}`))} | ${JSON.stringify(shop.orders)}`);
  expect(outcome.status).toBe("succeeded");
});
