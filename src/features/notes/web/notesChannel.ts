const NAME = "malecon.notes";

let channel: BroadcastChannel | null = null;

/** Calls back when another tab has read, deleted or sent a note. Returns how to stop. */
export function followNotesOfOtherTabs(changed: () => void): () => void {
  // Where the browser has no such channel, the next look at the count tells.
  if (!("BroadcastChannel" in globalThis)) return () => undefined;
  const own = new BroadcastChannel(NAME);
  own.onmessage = changed;
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

/** Tells the other tabs. It goes out on the channel that this one listens to, which does not hear itself. */
export function tellOtherTabs(): void {
  channel?.postMessage("changed");
}
