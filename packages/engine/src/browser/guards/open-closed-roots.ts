/**
 * Runs in each document before its own scripts. Components with a closed shadow root can then be read like
 * any other, so card forms in them are found and their fields are judged. For the page the root stays closed:
 * only the driver's own world sees it.
 */
export const openClosedRoots = `(() => {
  const closed = new WeakSet();
  const { shadowRoot, attachShadow } = Object.getOwnPropertyDescriptors(Element.prototype);
  const attach = new Proxy(attachShadow.value, {
    apply(native, host, [init, ...rest]) {
      if (init?.mode !== "closed") return Reflect.apply(native, host, [init, ...rest]);
      const root = Reflect.apply(native, host, [{ ...init, mode: "open" }, ...rest]);
      closed.add(root);
      return root;
    },
  });
  const read = new Proxy(shadowRoot.get, {
    apply(native, host, none) {
      const root = Reflect.apply(native, host, none);
      return closed.has(root) ? null : root;
    },
  });
  Object.defineProperty(Element.prototype, "attachShadow", { ...attachShadow, value: attach });
  Object.defineProperty(Element.prototype, "shadowRoot", { ...shadowRoot, get: read });
})();`;
