/** The title and icon of the browser's tab: the current page and the number of open questions. */
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
  // The badge of an installed app. Best effort: browsers may not support or allow it.
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page;
}
