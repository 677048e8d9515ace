import { type Html, html } from "../../../html.ts";
import { oddId } from "../pages/field.ts";
import { trouble } from "../pages/layout.ts";
import type { CardSession } from "./card-sessions.ts";

const SCHEMES = [
  ["VI", "Visa"],
  ["MC", "Mastercard"],
  ["AX", "American Express"],
] as const;
const YEARS_OFFERED = 12;

/** Type, number, month, year, code and holder, with field names used only on this page. */
export function cardPage({ edition, amount }: CardSession, mistakes: readonly string[]): Html {
  const { words, language } = edition;
  const months = Array.from({ length: 12 }, (_month, index) => String(index + 1).padStart(2, "0"));
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: YEARS_OFFERED }, (_year, index) => String(thisYear + index));
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.cardTitle}</title>
<link rel="stylesheet" href="/assets/card-page.css"><script type="module" src="/assets/card-page.js"></script></head>
<body><main><p class="dim">Fennel &amp; Rye · ${words.total} ${amount}</p><h1>${words.cardTitle}</h1>${trouble(mistakes)}
<form method="post" autocomplete="off">
${row(words.brand, select("scheme", [["", "–"], ...SCHEMES]))}
${row(words.number, html`<input type="text" inputmode="numeric" name="ccno" id="${oddId("ccno")}" maxlength="23">`)}
<div class="pair">${row(words.month, select("mon", [["", "–"], ...months.map((month) => [month, month] as const)]))}${row(words.year, select("yr", [["", "–"], ...years.map((year) => [year, year] as const)]))}</div>
${row(words.securityCode, html`<input type="text" inputmode="numeric" name="chk" id="${oddId("chk")}" maxlength="4">`)}
${row(words.holder, html`<input type="text" name="holder" id="${oddId("holder")}">`)}
<button>${words.useCard}</button></form></main></body></html>`;
}

function row(label: string, control: Html): Html {
  return html`<div class="row"><span>${label}</span>${control}</div>`;
}

function select(name: string, options: readonly (readonly [value: string, label: string])[]): Html {
  return html`<select name="${name}" id="${oddId(name)}">${options.map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select>`;
}
