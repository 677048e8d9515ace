import { useSyncExternalStore } from "react";

const storageKey = "cartwright.notifications";
const changed = "cartwright-notifications";

export type NotificationState = "unsupported" | "blocked" | "off" | "on";

/** Whether this browser shows its own notifications of open questions. Stored in this browser only. */
export function useBrowserNotifications(): [NotificationState, (wanted: boolean) => Promise<void>] {
  const state = useSyncExternalStore(listen, readState);
  const choose = async (wanted: boolean): Promise<void> => {
    const isGranted = wanted && (await Notification.requestPermission()) === "granted";
    if (isGranted) localStorage.setItem(storageKey, "on");
    else localStorage.removeItem(storageKey);
    dispatchEvent(new Event(changed));
  };
  return [state, choose];
}

function readState(): NotificationState {
  if (!("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && localStorage.getItem(storageKey) === "on" ? "on" : "off";
}

function listen(callback: () => void): () => void {
  addEventListener(changed, callback);
  addEventListener("storage", callback);
  return () => {
    removeEventListener(changed, callback);
    removeEventListener("storage", callback);
  };
}
