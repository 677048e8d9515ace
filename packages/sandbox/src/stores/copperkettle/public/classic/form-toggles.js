/** The parts of the form that open on a tick or a click. */
export function connectFormToggles(form) {
  const openOnTick = (box, part) => {
    box.addEventListener("change", () => {
      part.hidden = !box.checked;
    });
  };
  openOnTick(form.querySelector("#createaccount"), form.querySelector("div.create-account"));
  openOnTick(
    form.querySelector("#ship-to-different-address-checkbox"),
    form.querySelector(".shipping_address"),
  );
  document.querySelector(".showlogin").addEventListener("click", (event) => {
    event.preventDefault();
    const login = document.querySelector("form.login");
    login.style.display = login.style.display === "none" ? "" : "none";
  });
}
