const allowed = new Set<string>();

/**
 * Lets a library start its worker from the full address of a file of ours. It passes a plain string to `Worker`, which
 * the page's Trusted Types refuse unless the default policy, of which a page has one, accepts it.
 */
export function allowWorker(address: string): void {
  if (allowed.size === 0)
    window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => (allowed.has(url) ? url : null) });
  allowed.add(address);
}
