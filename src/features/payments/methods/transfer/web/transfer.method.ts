import type { WebMethod } from "../../../web/method/method";
import { transferFacts } from "../transfer.facts";
import { TransferRemarks } from "./TransferRemarks";

export const transfer: WebMethod = {
  ...transferFacts,
  load: async () => {
    const { TransferForm, TransferPanel } = await import(/* webpackChunkName: "payment" */ "./PaymentByTransfer");
    return { Form: TransferForm, Panel: TransferPanel };
  },
  Remarks: TransferRemarks,
};
