import { endpoint } from "../shared/endpoint";
import type { BrowserError } from "./browserErrors.schemas";

export const browserErrorsContract = {
  /** Sent without a token: an error is tied to no client. */
  tellBrowserError: endpoint<null, BrowserError>()({
    method: "POST",
    path: "/api/browser-errors",
    access: "public",
    impersonator: "notAct",
  }),
} as const;
