import type { drawGuide } from "../../../features/information/server/guide.drawing";
import type { drawReceipt } from "../../../features/papers/server/receipt.drawing";
import type { drawVoucher } from "../../../features/papers/server/voucher.drawing";
import { drawMethodPaper, type MethodPaper } from "../../../features/payments/methods/server/methods.papers";
import type { Work } from "../../../platform/server/background/thread";
import type { Pkcs12, Sealing } from "../../../platform/server/pdf/seal";

/**
 * The tasks of the drawing thread: each kind of paper, the seal of signed papers, opening the identity that seals them,
 * and the pictures of shared links.
 */
export type DrawingTask =
  | { paper: "receipt"; given: Parameters<typeof drawReceipt> }
  | { paper: "voucher"; given: Parameters<typeof drawVoucher> }
  | MethodPaper
  | { paper: "guide"; given: Parameters<typeof drawGuide> }
  | { paper: "sealed"; given: Sealing }
  | { paper: "identity"; given: Pkcs12 }
  | { paper: "picture"; given: string };

/** Draws in this thread. The drawing libraries are large, and are loaded with the first paper. */
export const draw: Work<DrawingTask> = async (task) => {
  switch (task.paper) {
    case "receipt":
      return (await import("../../../features/papers/server/receipt.drawing")).drawReceipt(...task.given);
    case "voucher":
      return (await import("../../../features/papers/server/voucher.drawing")).drawVoucher(...task.given);
    case "guide":
      return (await import("../../../features/information/server/guide.drawing")).drawGuide(...task.given);
    case "sealed":
      return (await import("../../../platform/server/pdf/seal")).sealed(task.given);
    case "identity":
      await (await import("../../../platform/server/pdf/seal")).signerFrom(task.given);
      return new Uint8Array();
    case "picture":
      return (await import("../../../platform/server/png")).drawPng(task.given);
    default:
      return drawMethodPaper(task);
  }
};
