import { useEffect } from "react";
import { draftEntries, type StoredDrafts, storeMissingDrafts } from "./formDrafts";

const NAME = "malecon.drafts";
const ASK = "ask";

/**
 * While its page is shown, this tab takes the drafts that other open tabs have, and gives them its own: an email's link,
 * which opens a tab of its own, goes on where the form was left. Nothing is kept beyond the tabs. (WEB-15)
 */
export function useSharedDrafts(): void {
  useEffect(() => {
    // Where the browser has no such channel, each tab has its own.
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
