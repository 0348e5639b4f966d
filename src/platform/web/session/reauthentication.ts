type Asks = () => Promise<boolean>;

let asks: Asks | null = null;
let underWay: Promise<boolean> | null = null;

/** The part of the page that asks the person; no other may ask at the same time. Returns how to take it back. */
export function asksToReauthenticate(ask: Asks): () => void {
  asks = ask;
  return () => {
    asks = null;
  };
}

/**
 * Asks the person to show again who they are, once for all calls that need it; true when the session's token says so.
 * False where they do not, and where no part of the page asks. (SAFE-60)
 */
export function reauthenticate(): Promise<boolean> {
  underWay ??= (asks?.() ?? Promise.resolve(false)).finally(() => {
    underWay = null;
  });
  return underWay;
}
