import { createContext, use, useEffect, useEffectEvent } from "react";

/** Told by a field of a form whether its text is unread: typed, but not what the field is for. */
export const UnreadText = createContext<((name: string, isUnread: boolean) => void) | null>(null);

/** Reports an unread text to the form around the field, so that the form's list of errors says what the field says. (WEB-17) */
export function useReportedUnread(name: string, isUnread: boolean): void {
  const tell = use(UnreadText);
  const report = useEffectEvent((now: boolean) => tell?.(name, now));
  useEffect(() => {
    if (!isUnread) return;
    report(true);
    return () => report(false);
  }, [isUnread]);
}
