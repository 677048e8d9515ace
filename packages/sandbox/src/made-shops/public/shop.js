// The page scripts of a made shop, according to its traits. Deliberately plain: a shop's script, not ours.
(() => {
  const shop = window.shop;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const on = (root, type, selector, handle) =>
    root.addEventListener(type, (event) => {
      const target = event.target instanceof Element && event.target.closest(selector);
      if (target) handle(target, event);
    });

  // Controls of lists.
  const listDrawings = {
    "tom-select": (select) => new window.TomSelect(select, { allowEmptyOption: true }),
    choices: (select) => new window.Choices(select, { shouldSort: false, itemSelectText: "" }),
    "slim-select": (select) => new window.SlimSelect({ select }),
    "aria-listbox": drawListbox,
  };
  function drawLists(root) {
    for (const select of all("select[data-list]", root)) {
      if (select.dataset.drawn) continue;
      select.dataset.drawn = "yes";
      listDrawings[shop.lists]?.(select);
    }
  }
  function drawListbox(select) {
    const box = document.createElement("div");
    box.className = "listbox";
    box.tabIndex = 0;
    box.setAttribute("role", "combobox");
    box.setAttribute("aria-expanded", "false");
    box.setAttribute("aria-haspopup", "listbox");
    const label = select.id && document.querySelector(`label[for="${select.id}"]`);
    const named = select.getAttribute("aria-labelledby");
    if (named) box.setAttribute("aria-labelledby", named);
    else if (label) box.setAttribute("aria-label", label.textContent);
    const text = document.createElement("span");
    text.textContent = select.selectedOptions[0]?.textContent ?? "";
    const list = document.createElement("ul");
    list.setAttribute("role", "listbox");
    list.hidden = true;
    for (const option of select.options) {
      const row = document.createElement("li");
      row.setAttribute("role", "option");
      row.textContent = option.textContent;
      row.addEventListener("click", (event) => {
        event.stopPropagation();
        select.value = option.value;
        text.textContent = option.textContent;
        toggle(false);
        select.dispatchEvent(new Event("change", { bubbles: true }));
      });
      list.append(row);
    }
    const toggle = (isOpen) => {
      list.hidden = !isOpen;
      box.setAttribute("aria-expanded", String(isOpen));
    };
    box.addEventListener("click", () => toggle(list.hidden));
    select.style.display = "none";
    box.append(text, list);
    select.after(box);
  }

  // Controls that are not buttons submit their form by script.
  on(document, "click", "[data-send]", (control, event) => {
    event.preventDefault();
    control.closest("form").requestSubmit();
  });
  customElements.define(
    "shop-button",
    class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: "open" });
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = this.getAttribute("words");
        button.addEventListener("click", () => this.closest("form").requestSubmit());
        root.append(button);
      }
    },
  );
  on(document, "click", "[data-opens]", (control) =>
    document.getElementById(control.dataset.opens).showModal(),
  );
  on(document, "click", "[data-closes]", (control) => {
    const dialog = document.getElementById(control.dataset.closes);
    const chosen = dialog.querySelector(":checked");
    if (chosen) {
      const shown = document.getElementById("chosen-delivery");
      shown.textContent = (chosen.closest("label") ?? chosen).textContent;
      redraw();
    }
    dialog.close();
  });

  // The product's options.
  on(document, "click", ".swatches [data-value], .list [data-value]", (control) => {
    const group = control.closest(".swatches, .list");
    for (const one of all("[data-value]", group)) {
      one.setAttribute("aria-pressed", String(one === control));
      one.classList.toggle("chosen", one === control);
    }
    group.querySelector("input").value = control.dataset.value;
  });
  on(document, "click", ".stepper [data-by]", (control) => {
    const input = control.parentElement.querySelector("input");
    input.value = Math.max(1, Number(input.value) + Number(control.dataset.by));
  });

  // Adding to the cart.
  on(document, "submit", "#add", async (form, event) => {
    if (!["badge", "drawer", "toast"].includes(shop.afterAdd)) return;
    event.preventDefault();
    const sent = new URLSearchParams(new FormData(form));
    if ([...sent].some(([name, value]) => name.startsWith("option_") && value === ""))
      return complainOfChoice(form);
    const answer = await fetch("/add", {
      method: "POST",
      body: sent,
      headers: { "x-requested-with": "fetch" },
    });
    const { count } = await answer.json();
    for (const badge of all("header sup")) badge.textContent = count;
    if (shop.cartLink === "words-and-count") {
      const link = all('header a[href="/cart"]')[0];
      link.textContent = link.textContent.replace(/\(\d+\)/, `(${count})`);
    }
    if (shop.afterAdd === "toast") toast(shop.say.added);
    if (shop.afterAdd === "drawer") openDrawer();
  });
  function complainOfChoice(form) {
    const note = document.createElement("p");
    note.className = "wrong";
    note.textContent = shop.say.required;
    form.append(note);
  }
  function openDrawer() {
    const drawer = document.createElement("div");
    drawer.id = "drawer";
    drawer.innerHTML = `<p>${shop.say.added}</p><a href="/cart">${shop.say.viewCart}</a> <a class="button" href="/checkout">${shop.say.toCheckout}</a>`;
    document.body.append(drawer);
  }
  function toast(words) {
    document.getElementById("toast")?.remove();
    const box = document.createElement("div");
    box.id = "toast";
    box.setAttribute("role", "status");
    box.textContent = words;
    document.body.append(box);
  }

  // The checkout.
  const typed = new WeakSet();
  document.addEventListener("keydown", ({ target, isTrusted }) => isTrusted && typed.add(target));
  on(document, "change", "#step input, #step select", (control) => {
    const isText = ["text", "email", "tel"].includes(control.type);
    if (shop.validation === "keys-only" && isText && !typed.has(control)) control.value = "";
    if (changesForm(control)) redraw();
    openButton();
  });
  function changesForm(control) {
    const field = control.closest("[data-field]")?.dataset.field;
    if (field === "country") return shop.redraw === "after-country";
    if (field === "postcode")
      return shop.redraw === "after-postcode" || document.querySelector("[data-late]");
    return shop.delivery !== "dialog" && control.closest("#deliveries");
  }
  on(document, "focusout", "#step input", (control) => {
    if (shop.validation !== "on-leaving") return;
    const row = control.closest(".row");
    if (!row || control.type === "checkbox" || control.type === "radio") return;
    row.querySelector(".wrong")?.remove();
    if (control.value !== "" || !/\*/.test(row.textContent)) return;
    const note = document.createElement("p");
    note.className = "wrong";
    note.textContent = shop.say.required;
    row.append(note);
  });
  document.addEventListener("input", openButton);
  function openButton() {
    if (shop.validation !== "button-shut") return;
    const button = document.querySelector("#step .go button, #step .go input[type=submit]");
    if (!button) return;
    // A library's own search inputs are not submitted.
    const fields = all("#step :is(input, select):is([name], [data-key])").filter(
      ({ type, offsetParent }) => !["hidden", "checkbox", "radio", "submit"].includes(type) && offsetParent,
    );
    button.disabled = fields.some(
      ({ value, parentElement }) =>
        value === "" && /\*/.test(parentElement.closest(".row")?.textContent ?? ""),
    );
  }
  function sentBy(form) {
    const sent = new URLSearchParams(new FormData(form));
    for (const control of all("[data-key]", form)) sent.set(control.dataset.key, control.value);
    sent.set("step", form.dataset.step);
    return sent;
  }
  async function exchange(sent) {
    const busy = showBusy();
    const answer = await fetch("/checkout", {
      method: "POST",
      body: sent,
      headers: { "x-requested-with": "fetch" },
    });
    busy();
    const { html, path, toast: words } = await answer.json();
    replace(html);
    if (words) toast(words);
    if (shop.navigation === "script-drawn" && path !== location.pathname) history.pushState({}, "", path);
  }
  function replace(markup) {
    document.getElementById("checkout").outerHTML = markup;
    prepare();
    window.scrollTo(0, 0);
  }
  function redraw() {
    const form = document.getElementById("step");
    const sent = sentBy(form);
    sent.set("redraw", "yes");
    void exchange(sent);
  }
  function showBusy() {
    const button = document.querySelector("#step .go button");
    if (shop.busy === "button-words" && button) button.textContent = shop.say.working;
    if (shop.busy !== "overlay") return () => {};
    const overlay = document.createElement("div");
    overlay.id = "overlay";
    overlay.textContent = shop.say.working;
    document.body.append(overlay);
    return () => overlay.remove();
  }
  on(document, "submit", "#step", (form, event) => {
    const isScripted = shop.navigation === "accordion" || shop.navigation === "script-drawn";
    if (!isScripted) {
      // Controls without a name are submitted by script.
      for (const control of all("[data-key]", form)) control.name = control.dataset.key;
      return;
    }
    event.preventDefault();
    void exchange(sentBy(form));
  });

  function frames() {
    for (const frame of all("[data-frame]")) frame.src = `//secure.${location.host}${frame.dataset.frame}`;
  }
  function prepare() {
    drawLists(document);
    frames();
    openButton();
  }

  // Obstacles.
  if (document.cookie.includes("consent=")) document.getElementById("consent")?.remove();
  on(document, "click", "[data-consent]", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and a shop's banner is not
    document.cookie = "consent=1;path=/";
    document.getElementById("consent").remove();
  });
  const popup = document.getElementById("popup");
  const showPopup = () => {
    if (!document.cookie.includes("popup=")) popup.hidden = false;
  };
  if (popup) setTimeout(showPopup, shop.popup === "late" ? 1500 : 0);
  on(document, "click", "[data-close]", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = "popup=1;path=/";
    popup.hidden = true;
  });

  // Hydration.
  const begin = async () => {
    const drawn = document.querySelector("#checkout[data-drawn]");
    if (drawn) {
      const answer = await fetch(location.pathname, { headers: { "x-requested-with": "fetch" } });
      replace((await answer.json()).html);
      return;
    }
    if (shop.hydration === "late-and-wiping")
      for (const input of all("#step input:not([type=radio], [type=checkbox], [type=hidden], [type=submit])"))
        input.value = input.defaultValue;
    prepare();
  };
  if (shop.hydration === "none") void begin();
  else setTimeout(begin, 500);
})();
