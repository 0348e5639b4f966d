import type { WebMethod } from "../../../web/method/method";
import { stripeFacts } from "../stripe.facts";
import { LinkRemarks } from "./LinkRemarks";

export const stripe: WebMethod = {
  ...stripeFacts,
  load: async () => {
    const [{ LinkForm }, { LinkPanel }] = await Promise.all([
      import(/* webpackChunkName: "payment" */ "./LinkForm"),
      import(/* webpackChunkName: "payment" */ "./LinkPanel"),
    ]);
    return { Form: LinkForm, Panel: LinkPanel };
  },
  Remarks: LinkRemarks,
};
