/** The title and the icon of the browser's tab: which page it is, and how many questions wait. */
let page = "Cartwright";
let waiting = 0;

export function setPageTitle(title: string): void {
  page = `${title} · Cartwright`;
  show();
}

export function setWaiting(count: number): void {
  if (count === waiting) return;
  waiting = count;
  show();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? "/icon-waiting.svg" : "/icon.svg";
  // Of an installed app; a browser that has no such badge, or does not allow it, shows none.
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page;
}
