import { type Html, html } from "../../../html.ts";

/** All that a headless browser gets: no shop and no session. */
export function noRobotsPage(): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Access denied</title><meta name="robots" content="noindex,nofollow">
<style>body{font:16px/1.5 "Helvetica Neue",Arial,sans-serif;max-width:32rem;margin:18vh auto;padding:0 1.5rem}</style></head>
<body><h1>Access denied</h1><p>Automated browsers are not let in here. If you are a person, please open this page in an ordinary browser.</p></body>
</html>`;
}
