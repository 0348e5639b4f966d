import { endpoint } from "../shared/endpoint";
import type { BrowserError } from "./browserErrors.schemas";

/** Of one report: the most places in our files, and the longest path of a page. */
export const MOST_FRAMES = 10;
export const LONGEST_PATH = 300;

export const browserErrorsContract = {
  /** Sent without a token: an error is tied to no client. */
  tellBrowserError: endpoint<null, BrowserError>()({
    method: "POST",
    path: "/api/browser-errors",
    access: "public",
    impersonator: "notAct",
  }),
} as const;
