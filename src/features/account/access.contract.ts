import { byClientAlone, endpoint } from "../../shared/endpoint";
import type {
  FactorProof,
  FirstCode,
  MadePasskey,
  NewFactor,
  NewPasskey,
  OwnAccess,
  PasskeyEnd,
  PasskeyRequest,
  RecoveryCodes,
} from "./access.schemas";

/** For clients and for staff, who call them even before they have set up a second factor. */
const ofOneself = { ...byClientAlone } as const;
const change = { method: "POST", ...ofOneself } as const;

/** A person's own second factor. Staff in a client's place neither see nor change it. (SAFE-40, SAFE-72) */
export const accessContract = {
  getOwnAccess: endpoint<OwnAccess>()({ method: "GET", path: "/api/access", ...ofOneself }),
  beginSecondFactor: endpoint<NewFactor, FactorProof>()({ path: "/api/access/factor/begin", ...change }),
  confirmSecondFactor: endpoint<RecoveryCodes, FirstCode>()({ path: "/api/access/factor/confirm", ...change }),
  endSecondFactor: endpoint<null, FactorProof>()({ path: "/api/access/factor/end", ...change }),
  /** Replaces all recovery codes, used or not. */
  renewRecoveryCodes: endpoint<RecoveryCodes, FactorProof>()({ path: "/api/access/recoveryCodes/renew", ...change }),
  /** A challenge for a passkey, as a proof of the second factor. */
  askPasskey: endpoint<PasskeyRequest>()({ path: "/api/access/passkeys/ask", ...change }),
  beginPasskey: endpoint<NewPasskey, FactorProof>()({ path: "/api/access/passkeys/begin", ...change }),
  addPasskey: endpoint<RecoveryCodes, MadePasskey>()({ path: "/api/access/passkeys/add", ...change }),
  removePasskey: endpoint<null, PasskeyEnd>()({ path: "/api/access/passkeys/remove", ...change }),
} as const;
