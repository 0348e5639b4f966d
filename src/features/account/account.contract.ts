import { endpoint } from "../../shared/endpoint";
import type {
  ChangePassword,
  Country,
  NewClient,
  Profile,
  ProfileUpdate,
  RecoverPassword,
  Registered,
  TokenRequest,
  TokenResponse,
} from "./account.schemas";

/** Calls of specification section 7, Account. `getToken` is form-encoded and has no envelope. */
export const accountContract = {
  getToken: endpoint<TokenResponse, TokenRequest>()({ method: "POST", path: "/token", access: "public" }),
  registerClient: endpoint<Registered, NewClient>()({ method: "POST", path: "/api/clients", access: "public" }),
  activateClient: endpoint<null>()({
    method: "GET",
    path: "/api/clients/activate/:code",
    access: "public",
    changes: true,
  }),
  recoverPassword: endpoint<null, RecoverPassword>()({
    method: "POST",
    path: "/api/clients/recoverPassword",
    access: "public",
  }),
  changePassword: endpoint<null, ChangePassword>()({
    method: "POST",
    path: "/api/clients/changePassword",
    access: "client",
  }),
  /** Ends the session: the refresh cookie and its family. */
  logOff: endpoint<null>()({ method: "POST", path: "/api/clients/logOff", access: "public" }),
  getProfile: endpoint<Profile>()({ method: "GET", path: "/api/profile/:id/2", access: "client" }),
  updateProfile: endpoint<Profile, ProfileUpdate>()({ method: "POST", path: "/api/profile/update", access: "client" }),
  getCountries: endpoint<Country[]>()({ method: "GET", path: "/api/countries", access: "public" }),
} as const;
