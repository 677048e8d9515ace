import { spaced, withSlash } from "./shared/card-formats.js";
import { answerShop } from "./tokenise.js";

const field = (name) => document.getElementById(name);
const tabs = [...document.querySelectorAll("[role=tab]")];

for (const tab of tabs) {
  tab.addEventListener("click", () => {
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      field(other.getAttribute("aria-controls")).hidden = other !== tab;
    }
  });
}
field("number").addEventListener("input", ({ target }) => {
  target.value = spaced(target.value);
});
field("expiry").addEventListener("input", ({ target, inputType }) => {
  if (inputType !== "deleteContentBackward") target.value = withSlash(target.value);
});
field("panel-card").addEventListener("submit", (event) => event.preventDefault());

answerShop(() => ({
  number: field("number").value,
  expiry: field("expiry").value,
  cvv: field("cvv").value,
}));
