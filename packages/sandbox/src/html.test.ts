import { expect, it } from "vitest";
import { html, scriptJson } from "./html.ts";

it("escapes text from outside and keeps markup of its own", () => {
  const name = `<b>"O'Hara" & co</b>`;
  const { markup } = html`<p title="${name}">${html`<i>${name}</i>`}</p>`;
  const escaped = "&lt;b&gt;&quot;O&#39;Hara&quot; &amp; co&lt;/b&gt;";
  expect(markup).toBe(`<p title="${escaped}"><i>${escaped}</i></p>`);
});

it("joins lists and prints nothing for what is absent", () => {
  expect(html`${[html`a`, html`b`]}${false}${null}${undefined}${0}`.markup).toBe("ab0");
});

it("lets no JSON end the script it stands in", () => {
  expect(scriptJson({ text: "</script>" }).markup).not.toContain("</script>");
});
