import { useCallback, useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { newRequestKey } from "../../../../../platform/web/requests/newRequestKey";
import type { WebState } from "../../../../../platform/web/state";
import { colleaguesOn, IDLE_AFTER, type OpenItem, REPORT_EVERY } from "../../../presence/presence.rules";
import type { Colleague, Presence } from "../../../presence/presence.schemas";
import { supportContract } from "../../../support.contract";
import { useIsSeen } from "../live/useIsSeen";
import { useGetInboxQuery, usePresenceState, useTellPresenceQuery } from "../support.api";
import { useMay } from "../useMay";
import { leaveAll, useOpenItems } from "./openItems";

/** This tab, as long as its program runs. */
const TabId = newRequestKey();

/** The places that this tab has open, in the form of the call. */
function usePresence(): Presence {
  const Open = useOpenItems();
  return { TabId, IsSeen: useIsSeen(), Open };
}

/** Whether the tab has been in the background for so long that nobody is at it. */
function useIsForgotten(isSeen: boolean): boolean {
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (isSeen) return;
    const timer = setTimeout(() => setForgotten(true), IDLE_AFTER);
    return () => {
      clearTimeout(timer);
      setForgotten(false);
    };
  }, [isSeen]);
  return isForgotten;
}

/**
 * Reports what this tab has open every few seconds, and at once when that changes or the tab closes. The answer is
 * what colleagues have open. (DESK-109) `on`: whether the caller's role takes part.
 */
export function useReportPresence(on: boolean): void {
  const presence = usePresence();
  // A forgotten tab must not keep the session of staff from ending. (SAFE-61)
  const pollingInterval = useIsForgotten(presence.IsSeen) ? 0 : REPORT_EVERY;
  useTellPresenceQuery(presence, { skip: !on, pollingInterval });
  const access = useSelector(({ auth }: WebState) => auth.access_token);
  useEffect(() => {
    if (!on || !access) return;
    const leave = () => {
      // Calls that the page still sends while it closes must not report anything as open.
      leaveAll(true);
      // The browser gives the page's other calls up with it.
      void fetch(supportContract.tellPresence.path, {
        method: supportContract.tellPresence.method,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${access}` },
        body: JSON.stringify({ TabId, IsSeen: false, Open: [] } satisfies Presence),
        keepalive: true,
      }).catch(() => undefined);
    };
    const comeBack = () => leaveAll(false);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, [on, access]);
}

const none: readonly Colleague[] = [];

/** The colleagues who have an item open, those who answer first. (DESK-109) */
export function useColleaguesOn(openItem: OpenItem | null): readonly Colleague[] {
  const at = useColleagues();
  return openItem ? at(openItem) : none;
}

/** The same for any item, for lists. */
export function useColleagues(): (openItem: OpenItem) => readonly Colleague[] {
  const may = useMay();
  const { data: colleagues } = usePresenceState(usePresence());
  const { items } = useGetInboxQuery(undefined, {
    skip: !may(supportContract.getInbox) || !colleagues?.length,
    selectFromResult: ({ data }) => ({ items: data?.Items }),
  });
  return useCallback(
    (openItem) => (colleagues?.length ? colleaguesOn(openItem, colleagues, items ?? []) : none),
    [colleagues, items],
  );
}
