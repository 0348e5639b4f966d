import type { WebMethod } from "../../web/method/method";
import { clover } from "../clover/web/clover.method";
import { payeezy } from "../payeezy/web/payeezy.method";
import { stripe } from "../stripe/web/stripe.method";
import { transfer } from "../transfer/web/transfer.method";

/** Every payment method, by one line each. */
export const webMethods: readonly WebMethod[] = [clover, payeezy, stripe, transfer];
