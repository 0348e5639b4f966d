import { useSyncExternalStore } from "react";

/** Whether the tab is on screen, and not in the background. */
export function useIsSeen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
    () => document.visibilityState === "visible",
    () => false,
  );
}
