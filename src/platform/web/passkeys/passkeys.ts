/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => "PublicKeyCredential" in window;

/**
 * Requests a passkey's signature; `options` and the answer are JSON in WebAuthn's own form. Null if the person or the
 * browser refuses, or the library fails to load. It is loaded with the first press. (SAFE-40)
 */
export async function provePasskey(options: string): Promise<string | null> {
  try {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}

/** Creates a passkey; `known`: this authenticator already has one of the account. */
export async function makePasskey(options: string): Promise<{ answer: string } | "known" | "notMade"> {
  try {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return { answer: JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) })) };
  } catch (error) {
    return error instanceof Error && error.name === "InvalidStateError" ? "known" : "notMade";
  }
}
