import type { Attack } from "../attack.ts";

const busy = "const until = Date.now() + 400; while (Date.now() < until) {}";

/** Unrequested windows and browser dialogs. */
export const windows: readonly Attack[] = [
  {
    name: "dialogs one after the other",
    after: {
      item: `<script>setTimeout(() => { for (let i = 0; i < 40; i++) { alert("Stay!"); confirm("Really?"); prompt("Your card number?"); } }, 100);</script>`,
    },
  },
  {
    name: "dialogs on leaving",
    after: {
      item: `<script>addEventListener("beforeunload", (event) => { event.preventDefault(); event.returnValue = "x"; });</script>`,
    },
  },
  {
    name: "a print-out and a choice of files",
    after: {
      item: `<input type="file" id="f" style="display:none"><script>setTimeout(() => { print(); document.getElementById("f").click(); }, 100);</script>`,
    },
  },
  {
    name: "requests for every permission",
    after: {
      item: `<script>navigator.geolocation.getCurrentPosition(() => {}); window.Notification?.requestPermission(); navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => {}); navigator.clipboard?.readText().catch(() => {});</script>`,
    },
  },
];

/** Excessive page content. */
export const crowds: readonly Attack[] = [
  {
    name: "ten thousand fields",
    after: {
      checkout: `<script>const many = document.createElement("div"); many.innerHTML = "<input placeholder=x>".repeat(10000); document.body.append(many);</script>`,
    },
  },
  {
    name: "a list of fifty thousand choices",
    after: {
      checkout: `<script>const many = document.createElement("select"); many.innerHTML = "<option>x</option>".repeat(50000); document.body.append(many);</script>`,
    },
  },
];

/** Documents that keep changing. */
export const restless: readonly Attack[] = [
  {
    name: "fields that put themselves up anew",
    after: {
      checkout: `<script>setInterval(() => { const form = document.querySelector("#checkout"); form.innerHTML = form.innerHTML; }, 120);</script>`,
    },
  },
  {
    name: "addresses without an end",
    after: {
      checkout: `<script>let n = 0; setInterval(() => history.pushState({}, "", "?n=" + n++), 100);</script>`,
    },
  },
  {
    name: "a window that closes itself",
    after: { checkout: `<script>setTimeout(() => window.close(), 300);</script>` },
  },
];

/** Attempts to keep a run busy forever, or to crash its browser. */
export const storms: readonly Attack[] = [
  { name: "redirects without an end", redirect: { item: ({ base }) => `${base}/item?turn=${Date.now()}` } },
  {
    name: "a page that reloads itself",
    after: { checkout: `<script>setTimeout(() => location.reload(), 250);</script>` },
  },
  { name: "a page that refreshes itself", before: { checkout: `<meta http-equiv="refresh" content="1">` } },
  {
    name: "a storm of pop-ups",
    after: {
      item: `<script>setInterval(() => { for (let i = 0; i < 9; i++) open("about:blank"); }, 200); document.addEventListener("click", () => { for (let i = 0; i < 30; i++) open(location.href); });</script>`,
    },
  },
  { name: "a page of 200 MB", answer: { item: "flood" } },
  { name: "a page that never ends", answer: { item: "drip" } },
  { name: "a checkout that never answers", answer: { checkout: "silence" } },
  { name: "a file instead of a page", answer: { checkout: "download" } },
  { name: "a server that wants a name and a password", answer: { item: "login" } },
  {
    name: "a script that never rests",
    after: { checkout: `<script>setInterval(() => { ${busy} }, 0);</script>` },
  },
  {
    name: "a script that hangs",
    after: { checkout: `<script>setTimeout(() => { for (;;) {} }, 700);</script>` },
  },
  {
    name: "a document that grows for ever",
    after: {
      checkout: `<script>setInterval(() => { for (let i = 0; i < 300; i++) document.body.append(document.createElement("p")); }, 30);</script>`,
    },
  },
  {
    name: "a page that lies about itself",
    before: {
      checkout: `<script>Element.prototype.getBoundingClientRect = () => ({ width: 9, height: 9, left: 0, top: 0, right: 9, bottom: 9 }); JSON.stringify = () => "{}"; Array.prototype.flatMap = function () { return []; };</script>`,
    },
  },
];
