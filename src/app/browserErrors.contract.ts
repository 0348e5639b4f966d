import { endpoint } from "../shared/endpoint";
import type { BrowserError } from "./browserErrors.schemas";

export const browserErrorsContract = {
  /** Without a token: it is nobody's. */
  tellBrowserError: endpoint<null, BrowserError>()({
    method: "POST",
    path: "/api/browser-errors",
    access: "public",
    impersonator: "notAct",
  }),
} as const;
