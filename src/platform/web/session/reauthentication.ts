type Asks = () => Promise<boolean>;

let asks: Asks | null = null;
let underWay: Promise<boolean> | null = null;

/** Registers the one part of the page that asks the person to authenticate. Returns a function that unregisters it. */
export function asksToReauthenticate(ask: Asks): () => void {
  asks = ask;
  return () => {
    asks = null;
  };
}

/**
 * Asks the person to show again who they are, once for all calls that need it; true when the session's token says so.
 * False if they decline, or if no part of the page is registered to ask. (SAFE-60)
 */
export function reauthenticate(): Promise<boolean> {
  underWay ??= (asks?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null;
  });
  return underWay;
}
