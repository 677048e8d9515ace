import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "cartwright.theme";
const changed = "cartwright-theme";

/** Called before anything is rendered, so that the page does not flash. */
export function applyKeptTheme(): void {
  document.documentElement.dataset.theme = readTheme();
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(listen, readTheme);
  const choose = (chosen: Theme): void => {
    localStorage.setItem(storageKey, chosen);
    applyKeptTheme();
    dispatchEvent(new Event(changed));
  };
  return [theme, choose];
}

function listen(callback: () => void): () => void {
  addEventListener(changed, callback);
  return () => removeEventListener(changed, callback);
}

function readTheme(): Theme {
  const kept = localStorage.getItem(storageKey);
  return themes.find((each) => each === kept) ?? "system";
}
