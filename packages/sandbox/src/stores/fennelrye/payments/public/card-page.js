import { spaced } from "./shared/card-formats.js";

document.querySelector('[name="ccno"]').addEventListener("input", ({ target }) => {
  target.value = spaced(target.value);
});
