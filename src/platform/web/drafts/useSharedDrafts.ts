import { useEffect } from "react";
import { draftEntries, type StoredDrafts, storeMissingDrafts } from "./formDrafts";

const NAME = "malecon.drafts";
const ASK = "ask";

/**
 * While its page is shown, this tab exchanges drafts with the other open tabs: an email's link opens a new tab, which
 * then has the form's input. Nothing is stored beyond the tabs. (WEB-15)
 */
export function useSharedDrafts(): void {
  useEffect(() => {
    // Without this browser feature each tab has its own drafts.
    if (!("BroadcastChannel" in globalThis)) return;
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<typeof ASK | StoredDrafts>) => {
      if (data === ASK) channel.postMessage(draftEntries());
      else storeMissingDrafts(data);
    };
    channel.postMessage(ASK);
    return () => channel.close();
  }, []);
}
