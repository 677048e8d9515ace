import { type Html, html } from "../html.ts";
import type { ReceivedMail } from "./received-mail.ts";

/** Every mail, newest first. */
export function mailboxPage(mails: readonly ReceivedMail[]): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of the sandbox</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid light-dark(#bbb, #555); border-radius: 0.5rem; }
h2 { margin: 0; font-size: 1rem; }
pre { white-space: pre-wrap; font: inherit; margin-bottom: 0; }
</style>
</head>
<body>
<h1>Mailbox of the sandbox</h1>
<p>Every mail that the service sends on this machine ends here, whoever it is for. Reload to see new ones.</p>
${mails.length === 0 && html`<p>No mail yet.</p>`}
${mails.map(
  ({ to, subject, text, receivedAt }) => html`<article>
<h2>${subject}</h2>
<p>To ${to}, <time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace("T", " ")} UTC</time></p>
<pre>${text}</pre>
</article>`,
)}
</body>
</html>`;
}
