/** Fakes a browser with passkeys, which jsdom lacks: the person refuses until `agrees` is called. */
export function fakePasskeys(): { agrees: () => void } {
  let agreed = false;
  const bytes = (...values: number[]) => new Uint8Array(values).buffer;
  const ask = async () => {
    if (!agreed) throw new DOMException("The operation was not allowed.", "NotAllowedError");
    return {
      id: "AQ",
      rawId: bytes(1),
      type: "public-key",
      authenticatorAttachment: "platform",
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: bytes(2),
        attestationObject: bytes(3),
        authenticatorData: bytes(4),
        signature: bytes(5),
        getTransports: () => ["internal"],
      },
    };
  };
  Object.defineProperty(window, "PublicKeyCredential", { value: class {}, configurable: true });
  Object.defineProperty(navigator, "credentials", { value: { create: ask, get: ask }, configurable: true });
  return {
    agrees: () => {
      agreed = true;
    },
  };
}
