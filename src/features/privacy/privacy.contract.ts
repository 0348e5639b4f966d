import { endpoint } from "../../shared/endpoint";
import type { CloseAccount, Closing, MyData } from "./privacy.schemas";

/** A client's rights over their data: a copy, and closing the account. For the client alone. */
export const privacyContract = {
  getMyData: endpoint<MyData>()({
    method: "GET",
    path: "/api/clients/myData/:clientId",
    access: "client",
    impersonator: "notAct",
  }),
  getClosing: endpoint<Closing>()({
    method: "GET",
    path: "/api/clients/closing/:clientId",
    access: "client",
    impersonator: "notAct",
  }),
  closeAccount: endpoint<null, CloseAccount>()({
    method: "POST",
    path: "/api/clients/closeAccount",
    access: "client",
    impersonator: "notAct",
  }),
} as const;
