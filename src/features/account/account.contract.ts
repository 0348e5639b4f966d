import { byAnybody, byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { TokenRequest, TokenResponse } from "../../shared/session.schemas";
import type {
  Activated,
  ActivationInBrowser,
  ChangePassword,
  Country,
  NewClient,
  Profile,
  ProfileUpdate,
  RecoverPassword,
  Registered,
  WorkChallenge,
} from "./account.schemas";

/** Calls of WIRE-3. `getToken` is form-encoded and has no envelope. */
export const accountContract = {
  getToken: endpoint<TokenResponse, TokenRequest>()({
    method: "POST",
    path: "/token",
    access: "public",
    impersonator: "notAct",
    ownPages: true,
  }),
  /** A proof-of-work challenge for one purpose, whose solution registration and recovery require. */
  getChallenge: endpoint<WorkChallenge>()({ method: "GET", path: "/api/clients/challenge/:name", ...byAnybody }),
  registerClient: endpoint<Registered, NewClient>()({
    method: "POST",
    path: "/api/clients",
    access: "public",
    impersonator: "notAct",
  }),
  /** The same from the page of the mailed link. (ACC-23) */
  activateInBrowser: endpoint<Activated, ActivationInBrowser>()({
    method: "POST",
    path: "/api/clients/activation",
    access: "public",
    impersonator: "notAct",
  }),
  activateClient: endpoint<Activated>()({
    method: "GET",
    path: "/api/clients/activate/:code",
    access: "public",
    impersonator: "notAct",
    changes: true,
  }),
  recoverPassword: endpoint<string, RecoverPassword>()({
    method: "POST",
    path: "/api/clients/recoverPassword",
    access: "public",
    impersonator: "notAct",
  }),
  changePassword: endpoint<null, ChangePassword>()({
    method: "POST",
    path: "/api/clients/changePassword",
    ...byClientAlone,
  }),
  /** Ends the session of the refresh cookie, and that of the access token. */
  logOff: endpoint<null>()({
    method: "POST",
    path: "/api/clients/logOff",
    access: "public",
    impersonator: "notAct",
    ownPages: true,
  }),
  getProfile: endpoint<Profile>()({ method: "GET", path: "/api/profile/:id/2", ...byClient }),
  updateProfile: endpoint<Profile, ProfileUpdate>()({ method: "POST", path: "/api/profile/update", ...byClient }),
  getCountries: endpoint<Country[]>()({ method: "GET", path: "/api/countries", access: "public" }),
} as const;
