import type { Work } from "../../../../platform/server/background/thread";
import type { Letterhead } from "../../../../platform/server/pdf/letterhead";
import type { drawTransferOrder } from "../transfer/server/transfer.drawing";

/** The papers that payment methods provide. */
export type MethodPaper = { paper: "transferOrder"; given: Parameters<typeof drawTransferOrder> };

/** The same request without the letterhead, which the shop adds. */
export type AskedPaper = {
  paper: "transferOrder";
  given: Parameters<typeof drawTransferOrder> extends [...infer Asked, Letterhead] ? Asked : never;
};

/** A paper that a method has asked for, with the shop's letterhead. */
export const withLetterhead = ({ paper, given }: AskedPaper, by: Letterhead): MethodPaper => ({
  paper,
  given: [...given, by],
});

/** Draws one in this thread. The drawing code is large and is loaded with the first paper. */
export const drawMethodPaper: Work<MethodPaper> = async ({ given }) => {
  const drawing = await import("../transfer/server/transfer.drawing");
  return drawing.drawTransferOrder(...given);
};
