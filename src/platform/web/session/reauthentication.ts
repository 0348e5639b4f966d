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
 * Asks the person to authenticate again, once for all calls that need it; true once the session's token includes that.
 * False if they decline, or if no part of the page is registered to ask. (SAFE-60)
 */
export function reauthenticate(): Promise<boolean> {
  underWay ??= (asks?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null;
  });
  return underWay;
}
