import { type Environment, readEach, readSwitch, readText, readWord } from "../../../../../platform/server/environment";
import { readProvider } from "../../../../../platform/server/environment.address";

export type CloverSettings = {
  /** Null: the stand-in's addresses, or addresses that are given one by one. */
  environment: CloverEnvironment | null;
  tokenUrl: string;
  chargeUrl: string;
  sdkUrl: string;
  merchantId: string;
  privateKey: string;
  /** The address of the program for 3-D Secure; null: it is off for the merchant. (PAY-44) */
  threeDsUrl: string | null;
};

/** The addresses of Clover's API and pages (test/providers/clover). (PAY-42) */
const addresses = {
  sandbox: {
    tokenUrl: "https://token-sandbox.dev.clover.com",
    chargeUrl: "https://scl-sandbox.dev.clover.com",
    sdkUrl: "https://checkout.sandbox.dev.clover.com/sdk.js",
    threeDsUrl: "https://checkout.dev1.dev.clover.com/clover3DS/clover3DS-sdk.js",
  },
  production: {
    tokenUrl: "https://token.clover.com",
    chargeUrl: "https://scl.clover.com",
    sdkUrl: "https://checkout.clover.com/sdk.js",
    threeDsUrl: "https://checkout.clover.com/clover3DS/clover3DS-sdk.js",
  },
} as const;
type CloverEnvironment = keyof typeof addresses;
const environments = ["sandbox", "production"] as const satisfies readonly CloverEnvironment[];

/** `standIn`: the stand-ins' address; null in production. Throws for an impossible value. */
export function cloverSettingsOf(env: Environment, standIn: string | null): CloverSettings {
  const production = standIn === null;
  const environment = environmentOf(env, production);
  const places = environment
    ? addresses[environment]
    : {
        tokenUrl: `${standIn}`,
        chargeUrl: `${standIn}`,
        sdkUrl: `${standIn}/sdk.js`,
        threeDsUrl: `${standIn}/clover3DS/clover3DS-sdk.js`,
      };
  return readEach<CloverSettings>({
    environment: () => environment,
    tokenUrl: () => readProvider(env, "CLOVER_TOKEN_URL", production) ?? places.tokenUrl,
    chargeUrl: () => readProvider(env, "CLOVER_CHARGE_URL", production) ?? places.chargeUrl,
    sdkUrl: () => readProvider(env, "CLOVER_SDK_URL", production) ?? places.sdkUrl,
    merchantId: () => merchantOf(env) ?? "STANDINSHOP01",
    privateKey: () => readText(env, "CLOVER_PRIVATE_KEY") ?? "stand-in-private-key",
    threeDsUrl: () => (readSwitch(env, "CLOVER_3DS", false) ? places.threeDsUrl : null),
  });
}

/** A demo uses the stand-in unless it is configured otherwise. */
function environmentOf(env: Environment, production: boolean): CloverEnvironment | null {
  if (!production && readText(env, "CLOVER_ENV") === null) return null;
  return readWord(env, "CLOVER_ENV", environments, "production");
}

function merchantOf(env: Environment): string | null {
  const merchantId = readText(env, "CLOVER_MERCHANT_ID");
  if (merchantId !== null && !/^[A-Z0-9]{13}$/.test(merchantId))
    throw new Error("CLOVER_MERCHANT_ID must be Clover's identifier of the merchant: 13 capitals and digits");
  return merchantId;
}
