import type { WebMethod } from "../../../web/method/method";
import { payeezyFacts } from "../payeezy.facts";

export const payeezy: WebMethod = {
  ...payeezyFacts,
  load: async () => ({ Form: (await import(/* webpackChunkName: "payment" */ "./PayeezyForm")).PayeezyForm }),
};
