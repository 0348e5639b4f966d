import type { WebMethod } from "../../../web/method/method";
import { cloverFacts } from "../clover.facts";
import { OwnCards } from "./OwnCards";

export const clover: WebMethod = {
  ...cloverFacts,
  load: async () => ({ Form: (await import(/* webpackChunkName: "payment" */ "./CloverForm")).CloverForm }),
  OwnCards,
};
