import { isInternalHost } from "../environment.address";

/** The addresses that webhooks may be sent to: public ones, in a demo any. */
export type Outside = { demo: boolean };

/** A valid webhook URL in its stored form. Throws in the operator's language. (OPS-39) */
export function readWebhookAddress(text: string, { demo }: Outside): string {
  const url = URL.parse(text);
  // Checked first, and refused without quoting the address, because it contains a password.
  if (url && (url.username !== "" || url.password !== "" || url.hash !== ""))
    throw new Error("the address must be without a name, a password or a # in it");
  if (!url || !(url.protocol === "https:" || (demo && url.protocol === "http:")))
    throw new Error(`${text} must be an address that begins with https://`);
  if (!demo && isInternalHost(url.hostname)) throw new Error(`${text} is an address of this machine or of its network`);
  return url.href;
}

/** Whether an IP address may be reached: checked for each address of a host at every delivery. */
export const mayReach =
  ({ demo }: Outside) =>
  (address: string): boolean =>
    demo || !isInternalHost(address);
