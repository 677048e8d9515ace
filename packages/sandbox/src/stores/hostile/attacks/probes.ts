import type { Attack, Scene } from "../attack.ts";

function probe(name: string, script: (scene: Scene) => string): Attack {
  return { name, after: { item: (scene) => `<script>{ ${script(scene)} }</script>` } };
}

/** Requests into the browser's local network. */
export const probes: readonly Attack[] = [
  probe(
    "a fetch to this machine",
    ({ privatePort }) =>
      `fetch("http://127.0.0.1:${privatePort}/fetch", { mode: "no-cors" }).catch(() => {});`,
  ),
  probe(
    "a fetch to this machine by name",
    ({ privatePort }) =>
      `fetch("http://localhost:${privatePort}/name", { mode: "no-cors" }).catch(() => {});`,
  ),
  probe(
    "a fetch to this machine by number",
    ({ privatePort }) =>
      `fetch("http://2130706433:${privatePort}/number", { mode: "no-cors" }).catch(() => {});`,
  ),
  probe(
    "a picture from this machine",
    ({ privatePort }) =>
      `new Image().src = "http://[::1]:${privatePort}/picture"; new Image().src = "http://0.0.0.0:${privatePort}/picture";`,
  ),
  probe(
    "a frame of this machine",
    ({ privatePort }) =>
      `const f = document.createElement("iframe"); f.src = "http://127.0.0.1:${privatePort}/frame"; document.body.append(f);`,
  ),
  probe(
    "a frame of the machine's metadata",
    () =>
      `const f = document.createElement("iframe"); f.src = "http://169.254.169.254/latest/meta-data/"; document.body.append(f);`,
  ),
  probe(
    "a WebSocket to this machine",
    ({ privatePort }) => `new WebSocket("ws://127.0.0.1:${privatePort}/socket");`,
  ),
  probe(
    "events from this machine",
    ({ privatePort }) => `new EventSource("http://127.0.0.1:${privatePort}/events");`,
  ),
  probe(
    "a beacon to this machine",
    ({ privatePort }) => `navigator.sendBeacon("http://127.0.0.1:${privatePort}/beacon", "x");`,
  ),
  probe(
    "a form that is sent to this machine",
    ({ privatePort }) =>
      `const f = document.createElement("form"); f.action = "http://127.0.0.1:${privatePort}/form"; f.method = "post"; f.target = "sent"; const i = document.createElement("iframe"); i.name = "sent"; document.body.append(i, f); f.submit();`,
  ),
  probe(
    "a redirect of a picture to this machine",
    ({ base, privatePort }) =>
      `new Image().src = "${base}/leap?to=" + encodeURIComponent("http://127.0.0.1:${privatePort}/leap");`,
  ),
  probe(
    "a name that turns private",
    ({ privatePort }) =>
      `let n = 0; const t = setInterval(() => { if (n++ > 8) clearInterval(t); fetch("http://turns.rebind.example:${privatePort}/rebind?" + n, { mode: "no-cors" }).catch(() => {}); }, 100);`,
  ),
  probe(
    "a call that goes around the proxy",
    ({ privatePort }) =>
      `const c = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${privatePort}" }] }); c.createDataChannel("x"); c.createOffer().then((o) => c.setLocalDescription(o));`,
  ),
  probe(
    "a name that is fetched ahead",
    ({ privatePort }) =>
      `for (const rel of ["preconnect", "prefetch", "preload", "dns-prefetch"]) { const l = document.createElement("link"); l.rel = rel; l.as = "script"; l.href = "http://127.0.0.1:${privatePort}/ahead"; document.head.append(l); }`,
  ),
  probe(
    "a worker that stays",
    ({ base, privatePort }) =>
      `navigator.serviceWorker?.register("${base}/worker.js").catch(() => {}); try { const w = new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${privatePort}/worker', { mode: 'no-cors' })"]))); w.onerror = () => {}; } catch {}`,
  ),
];

/** Ends the run, so it is not combined with others. */
export const privateRedirect: Attack = {
  name: "a checkout on this machine",
  redirect: { checkout: ({ privatePort }) => `http://127.0.0.1:${privatePort}/checkout` },
};
