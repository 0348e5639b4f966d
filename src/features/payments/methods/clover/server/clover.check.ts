import { type Finding, failed, ok, warning } from "../../../../../platform/server/finding";
import { SECOND } from "../../../../../shared/instant";
import { isRecord, textOf } from "../../../../../shared/unknownData";
import type { TriedFor } from "../../../server/payment.method";
import { cloverHttp } from "./clover";
import type { CloverSettings } from "./clover.settings";

/**
 * Whether Clover accepts the key as the merchant's: requests the public key of the card fields, like each payment.
 * (OPS-140)
 */
export async function checkCloverAccount(
  { environment, chargeUrl, merchantId, privateKey }: CloverSettings,
  { production }: Pick<TriedFor, "production">,
): Promise<Finding> {
  const answer = await cloverHttp({ chargeUrl, privateKey, fetch, timeout: 5 * SECOND }).get("/pakms/apikey");
  const { host } = new URL(chargeUrl);
  if (answer.kind !== "answered")
    return failed(
      `clients cannot pay by card: ${host} does not answer; see the network, the firewall and, behind a proxy that looks into TLS, NODE_EXTRA_CA_CERTS`,
    );
  if (answer.status === 401 || answer.status === 403)
    return failed(
      `clients cannot pay by card: Clover refuses CLOVER_PRIVATE_KEY; make an Ecommerce API token of this merchant at Clover and set its private key, and see that CLOVER_ENV is ${environment === "sandbox" ? "the sandbox's" : "production's"}`,
    );
  const key = textOf(answer.body, "apiAccessKey");
  if (answer.status !== 200 || key === null)
    return failed(`clients cannot pay by card: Clover answers ${answer.status} without a key for the card fields`);
  if (isRecord(answer.body) && answer.body.active === false)
    return failed("clients cannot pay by card: Clover has turned this merchant's key off; ask Clover why");
  const merchant = textOf(answer.body, "merchantUuid");
  if (merchant !== null && merchant !== merchantId)
    return failed(
      `clients see no card fields: the key is of the merchant ${merchant}, and CLOVER_MERCHANT_ID is ${merchantId}; set both of one merchant`,
    );
  if (production && environment === "sandbox")
    return warning("Clover's sandbox takes the key: no card is charged in truth until CLOVER_ENV is production");
  return ok(`Clover takes the key of merchant ${merchantId}`);
}
