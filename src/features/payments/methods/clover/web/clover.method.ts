import type { WebMethod } from "../../../web/method/method";
import { cloverFacts } from "../clover.facts";
import { OwnCards } from "./OwnCards";

export const clover: WebMethod = {
  ...cloverFacts,
  load: async () => {
    const [{ CloverForm: Form }, { CloverAuthenticate: Authenticate }] = await Promise.all([
      import(/* webpackChunkName: "payment" */ "./CloverForm"),
      import(/* webpackChunkName: "payment" */ "./CloverAuthenticate"),
    ]);
    return { Form, Authenticate };
  },
  OwnCards,
};
