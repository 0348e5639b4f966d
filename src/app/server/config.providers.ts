import { type Beneficiary, isRoutingNumber } from "../../features/payments/methods/transfer/transfer.rules";

/** The ways to be paid beside Clover; null: not offered. */
export type OtherProviders = {
  /** Stripe's payment links. Outside production the stand-in answers. */
  stripe: { apiUrl: string; secretKey: string; webhookSecret: string } | null;
  /** Payeezy, for merchants that have not moved to Clover yet. */
  payeezy: PayeezyAccount | null;
  /** Whom bank transfers go to. */
  beneficiary: Beneficiary | null;
};

type PayeezyAccount = {
  apiUrl: string;
  /** Public, as is the token by which the account's tokens are made. */
  apiKey: string;
  taToken: string;
  apiSecret: string;
  merchantToken: string;
  /** The page of the card fields, on another origin than the shop's; null: none, so that nobody can pay in the browser. */
  fieldsUrl: string | null;
};

type Environment = Record<string, string | undefined>;

/** A beneficiary that nobody has an account at: for demo mode. Its routing number passes the checksum and is no bank's. */
const demoBeneficiary: Beneficiary = {
  name: "Malecón Travel LLC (demonstration)",
  address: "12 Sea Wall, Miami, FL 33101, USA",
  bank: "Demonstration Bank, N.A.",
  bankAddress: "1 Harbour Street, Miami, FL 33101, USA",
  routingNumber: "123456780",
  account: "000123456789",
};

/**
 * The ways to be paid beside Clover. `standIn`: where the stand-ins answer; null in production, where what is not
 * configured is not offered. Throws for half a configuration, and for a routing number that cannot be one.
 */
export function otherProviders(env: Environment, standIn: string | null): OtherProviders {
  return { stripe: stripeOf(env, standIn), payeezy: payeezyOf(env, standIn), beneficiary: beneficiaryOf(env, standIn) };
}

function stripeOf(env: Environment, standIn: string | null): OtherProviders["stripe"] {
  const given = whole(env, "Stripe", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  if (given) {
    const [secretKey = "", webhookSecret = ""] = given;
    return { apiUrl: env.STRIPE_API_URL ?? standIn ?? "https://api.stripe.com", secretKey, webhookSecret };
  }
  return standIn === null ? null : { apiUrl: standIn, secretKey: "sk_test_stand_in", webhookSecret: "whsec_stand_in" };
}

function payeezyOf(env: Environment, standIn: string | null): OtherProviders["payeezy"] {
  const given = whole(env, "Payeezy", ["PAYEEZY_API_KEY", "PAYEEZY_API_SECRET", "PAYEEZY_MERCHANT_TOKEN"]);
  if (given) {
    const [apiKey = "", apiSecret = "", merchantToken = ""] = given;
    const apiUrl = env.PAYEEZY_API_URL ?? standIn ?? "https://api.payeezy.com";
    const fieldsUrl = env.PAYEEZY_FIELDS_URL ?? fieldsOf(standIn);
    return { apiUrl, apiKey, apiSecret, merchantToken, taToken: env.PAYEEZY_TA_TOKEN ?? "NOIW", fieldsUrl };
  }
  if (standIn === null) return null;
  const keys = { apiKey: "stand-in-key", apiSecret: "stand-in-secret", merchantToken: "fdoa-stand-in" };
  return { apiUrl: standIn, ...keys, taToken: "NOIW", fieldsUrl: fieldsOf(standIn) };
}

const fieldsOf = (standIn: string | null) => (standIn === null ? null : new URL("/payeezy/fields", standIn).href);

function beneficiaryOf(env: Environment, standIn: string | null): Beneficiary | null {
  const names = ["NAME", "ADDRESS", "BANK", "BANK_ADDRESS", "ABA", "ACCOUNT"].map((name) => `TRANSFER_${name}`);
  const given = whole(env, "Bank transfer", names);
  if (!given) return standIn === null ? null : demoBeneficiary;
  const [name = "", address = "", bank = "", bankAddress = "", routingNumber = "", account = ""] = given;
  if (!isRoutingNumber(routingNumber)) throw new Error("TRANSFER_ABA is not a routing number: its checksum is wrong");
  return { name, address, bank, bankAddress, routingNumber, account };
}

/** The values of some variables; null when none is set. Throws when only some are. */
function whole(env: Environment, what: string, names: readonly string[]): string[] | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${what} needs ${missing.join(", ")} too`);
  return names.map((name) => env[name] ?? "");
}
