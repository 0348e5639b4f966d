import { byClientAlone, endpoint } from "../../shared/endpoint";
import type { AskedByLetter, CloseAccount, Closing, MyData } from "./privacy.schemas";

/** A client's rights over their data: a copy, and closing the account. */
export const privacyContract = {
  getMyData: endpoint<MyData>()({ method: "GET", path: "/api/clients/myData/:clientId", ...byClientAlone }),
  /** The same copy, made by staff to answer a client's letter. (SAFE-30) */
  copyDataForLetter: endpoint<MyData, AskedByLetter>()({
    method: "POST",
    path: "/api/support/clients/dataCopy",
    access: "staff",
    staff: ["desk"],
    reauthenticated: true,
  }),
  getClosing: endpoint<Closing>()({ method: "GET", path: "/api/clients/closing/:clientId", ...byClientAlone }),
  closeAccount: endpoint<null, CloseAccount>()({ method: "POST", path: "/api/clients/closeAccount", ...byClientAlone }),
} as const;
