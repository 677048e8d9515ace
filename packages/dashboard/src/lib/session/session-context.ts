import { createContext, useContext, useSyncExternalStore } from "react";
import type { Session } from "./session.ts";

const SessionContext = createContext<Session | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession is called outside of SessionProvider");
  return session;
}

export function useIsSessionOver(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.onEnd, session.isOver);
}
