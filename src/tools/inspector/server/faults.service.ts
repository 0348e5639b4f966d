import Type from "typebox";
import Value from "typebox/value";
import type { ConfiguredMethods } from "../../../features/payments/methods/server/methods.server";
import { latestLink } from "../../../features/payments/methods/stripe/server/link.repository";
import { ownPlan } from "../../../features/plan/server/checkout/readPlan";
import type { Caller } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { SECOND } from "../../../shared/instant";
import { type Afterwards, Fault, type FaultsSet, type FaultyProvider, type ProviderFaults } from "../faults.schemas";

/** The providers' addresses and the shop's secrets for them. */
export type FaultyProviders = {
  payments: Pick<ConfiguredMethods, "clover" | "stripe" | "payeezy">;
  whatsApp: { apiUrl: string; token: string } | null;
};

type Parts = Pick<Services, "db"> & { providers: FaultyProviders };
type Control = { provider: FaultyProvider; url: string; key: string };

/** Milliseconds: stand-ins are on this machine. */
const PATIENCE = 2 * SECOND;
const Reading = Type.Object({ known: Type.Array(Fault), waiting: Type.Array(Fault) });

export type ProvidersFaults = ReturnType<typeof providersFaults>;

/**
 * Faults of the providers' stand-ins, set by the control calls of each. A provider on another machine is not a
 * stand-in, and is never called. (QA-10)
 */
export function providersFaults({ db, providers }: Parts) {
  const controls = controlsOf(providers).filter(({ url }) => isOnThisMachine(url));

  return {
    list: async (): Promise<ProviderFaults[]> =>
      (await Promise.all(controls.map((control) => ask(control)))).filter((known) => known !== null),

    /** Throws `qa.standInRefused` where the provider has no stand-in of ours, or it does not support the fault. */
    set: async ({ Provider, Waiting }: FaultsSet): Promise<ProviderFaults> => {
      const control = controls.find(({ provider }) => provider === Provider);
      const known = control && (await ask(control, Waiting));
      if (!known) throw new Problem("qa.standInRefused");
      return known;
    },

    /**
     * For the owner and staff: simulates a later event of the money paid with the plan's latest link. Throws
     * `qa.standInRefused` where that is not possible.
     */
    happen: async (caller: Caller, planId: number, what: Afterwards): Promise<void> => {
      await ownPlan(db, caller, planId);
      const url = (await latestLink(db, planId))?.link.url;
      if (!url || !isOnThisMachine(url)) throw new Problem("qa.standInRefused");
      const answer = await answerOf(`${url}/afterwards`, { method: "POST", body: new URLSearchParams({ what }) });
      if (!answer?.ok) throw new Problem("qa.standInRefused");
    },
  };
}

function controlsOf({ payments: { clover, stripe, payeezy }, whatsApp }: FaultyProviders): Control[] {
  const of = (provider: FaultyProvider, path: string, address: string | undefined, key = "") =>
    address === undefined ? [] : [{ provider, url: new URL(path, address).href, key }];
  return [
    ...of("clover", "/clover/faults", clover.settings?.chargeUrl, clover.settings?.privateKey),
    ...of("stripe", "/stripe/faults", stripe.settings?.apiUrl, stripe.settings?.secretKey),
    ...of("payeezy", "/payeezy/faults", payeezy.settings?.apiUrl, payeezy.settings?.apiSecret),
    ...of("whatsApp", "/whatsapp/faults", whatsApp?.apiUrl, whatsApp?.token),
  ];
}

const isOnThisMachine = (address: string) => ["localhost", "127.0.0.1"].includes(new URL(address).hostname);

/** A stand-in's faults, after replacing them by `faults`, if given; null: there is no stand-in, or it refused. */
async function ask({ provider, url, key }: Control, faults?: readonly Fault[]): Promise<ProviderFaults | null> {
  const authorization = `Bearer ${key}`;
  const answer = await answerOf(
    url,
    faults
      ? {
          method: "POST",
          headers: { authorization, "content-type": "application/json" },
          body: JSON.stringify({ faults }),
        }
      : { headers: { authorization } },
  );
  const reading: unknown = answer?.ok ? await answer.json() : null;
  return Value.Check(Reading, reading) ? { Provider: provider, Known: reading.known, Waiting: reading.waiting } : null;
}

/** Null: there was no answer. */
function answerOf(url: string, init: RequestInit): Promise<Response | null> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
}
