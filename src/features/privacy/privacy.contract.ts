import { endpoint } from "../../shared/endpoint";
import type { CloseAccount, Closing, MyData } from "./privacy.schemas";

/** What a client may ask of us about their data: a copy, and an end. For the client alone. */
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
