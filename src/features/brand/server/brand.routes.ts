import type { FastifyInstance } from "fastify";
import { route, uploadRoute } from "../../../platform/server/http/route";
import { Strict } from "../../../shared/schemas";
import { brandContract as contract } from "../brand.contract";
import { BrandForm, LogoOf, LogoScheme, OwnBrand } from "../brand.schemas";
import type { BrandService } from "./brand.service";

/** Pictures that one IP address may send in a minute. */
const LOGOS_PER_MINUTE = 12;

/** Calls of brand.contract.ts. */
export async function brandRoutes(app: FastifyInstance, brand: BrandService): Promise<void> {
  const data = OwnBrand;
  route(app, contract.getBrand, { data }, () => brand.get());
  route(app, contract.setBrand, { body: BrandForm, data }, ({ caller, body }) => brand.set(caller, body));
  route(app, contract.removeLogo, { body: LogoOf, data }, ({ caller, body }) => brand.removeLogo(caller, body.Scheme));
  const sending = {
    params: Strict({ scheme: LogoScheme }),
    data,
    perMinute: LOGOS_PER_MINUTE,
    purpose: "logo",
  } as const;
  await uploadRoute(app, contract.setLogo, sending, ({ caller, params, body }) =>
    brand.setLogo(caller, params.scheme, body),
  );
}
