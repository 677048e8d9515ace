/** Sandbox products, one for each kind of outcome, to try with one click. */
export const sandboxProducts = [
  {
    label: "A mug",
    what: "asks only for the card",
    host: "hartwell.localhost",
    path: "/products/enamel-mug",
    request: "",
  },
  {
    label: "A T-shirt",
    what: "asks for the colour and the size",
    host: "hartwell.localhost",
    path: "/products/trail-tee",
    request: "",
  },
  {
    label: "A pan",
    what: "at a shop like WooCommerce",
    host: "copperkettle.localhost",
    path: "/product/copper-saucepan/",
    request: "",
  },
  {
    label: "Crackers",
    what: "at a shop that wants an account, and mails a code",
    host: "fennelrye.localhost",
    path: "/item/seed-crackers",
    request: "",
  },
  {
    label: "A lantern",
    what: "is sold out",
    host: "hartwell.localhost",
    path: "/products/gone-lantern",
    request: "",
  },
] as const;
