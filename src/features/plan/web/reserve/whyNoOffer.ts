import type { ReactNode } from "react";
import { isCallError } from "../../../../platform/web/callError";
import { serverText } from "../../../../platform/web/ui/failures/serverText";

/**
 * Why a look-up has no offer: it is gone, or the server refuses these days, guests or extras with a reason. Null if the
 * reason is unknown and the look-up may be repeated. (CAR-16)
 */
export function whyNoOffer(error: Parameters<typeof serverText>[0]): { reason: ReactNode } | null {
  if (!isCallError(error)) return null;
  if (error.status === 404) return { reason: null };
  return error.status === 400 || error.status === 409 ? { reason: serverText(error) } : null;
}
