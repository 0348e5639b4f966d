import type { WebMethod } from "../../../web/method/method";
import { stripeFacts } from "../stripe.facts";
import { LinkRemarks } from "./LinkRemarks";

export const stripe: WebMethod = {
  ...stripeFacts,
  load: async () => {
    const { LinkForm, LinkPanel } = await import(/* webpackChunkName: "payment" */ "./PaymentByLink");
    return { Form: LinkForm, Panel: LinkPanel };
  },
  Remarks: LinkRemarks,
};
