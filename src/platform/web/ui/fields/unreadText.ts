import { createContext, use, useEffect, useEffectEvent } from "react";

/** Called by a field to report whether its typed text cannot be parsed. */
export const UnreadText = createContext<((name: string, isUnread: boolean) => void) | null>(null);

/** Reports an unparsed text to the field's form, so that the summary of errors includes the field's error. (WEB-17) */
export function useReportedUnread(name: string, isUnread: boolean): void {
  const tell = use(UnreadText);
  const report = useEffectEvent((now: boolean) => tell?.(name, now));
  useEffect(() => {
    if (!isUnread) return;
    report(true);
    return () => report(false);
  }, [isUnread]);
}
