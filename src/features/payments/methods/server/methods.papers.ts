import type { Work } from "../../../../platform/server/background/thread";
import type { drawTransferOrder } from "../transfer/server/transfer.drawing";

/** The papers that payment methods provide. */
export type MethodPaper = { paper: "transferOrder"; given: Parameters<typeof drawTransferOrder> };

/** Draws one in this thread. The drawing code is large and is loaded with the first paper. */
export const drawMethodPaper: Work<MethodPaper> = async ({ given }) => {
  const drawing = await import("../transfer/server/transfer.drawing");
  return drawing.drawTransferOrder(...given);
};
