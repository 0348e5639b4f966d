import { endpoint } from "../../shared/endpoint";
import type { BrandForm, LogoOf, OwnBrand } from "./brand.schemas";

/** The owner alone. */
const ofOwners = { access: "staff", staff: [] } as const;
const changeByOwners = { method: "POST", ...ofOwners, reauthenticated: true } as const;

/** How the shop presents itself. Everybody sees it, so its owner confirms their identity again. (OPS-150, SAFE-60) */
export const brandContract = {
  getBrand: endpoint<OwnBrand>()({ method: "GET", path: "/api/support/brand", ...ofOwners }),
  setBrand: endpoint<OwnBrand, BrandForm>()({ path: "/api/support/brand", ...changeByOwners }),
  /** Stores a picture as the mark by day or at night. */
  setLogo: endpoint<OwnBrand, Blob>()({ path: "/api/support/brand/logo/:scheme", ...changeByOwners }),
  removeLogo: endpoint<OwnBrand, LogoOf>()({ path: "/api/support/brand/removeLogo", ...changeByOwners }),
} as const;
