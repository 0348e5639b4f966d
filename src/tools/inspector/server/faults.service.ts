import Type, { type Static } from "typebox";
import Value from "typebox/value";
import { clientById } from "../../../features/account/server/account.repository";
import type { ConfiguredMethods } from "../../../features/payments/methods/server/methods.server";
import { latestLink } from "../../../features/payments/methods/stripe/server/link.repository";
import { paymentsOfPlan } from "../../../features/payments/server/payment.repository";
import { ownPlan } from "../../../features/plan/server/checkout/readPlan";
import { plansOf } from "../../../features/plan/server/plan.repository";
import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { SECOND } from "../../../shared/instant";
import { Uuid } from "../../../shared/schemas";
import {
  type Afterwards,
  type AimedFault,
  Fault,
  type FaultsSet,
  type FaultyProvider,
  type MetFault,
  type ProviderFaults,
} from "../faults.schemas";

/** The providers' addresses and the shop's secrets for them. */
export type FaultyProviders = {
  payments: Pick<ConfiguredMethods, "clover" | "stripe" | "payeezy">;
  whatsApp: { apiUrl: string; token: string } | null;
};

type Deps = Pick<Services, "db"> & { providers: FaultyProviders };
type Control = { provider: FaultyProvider; url: string; key: string };

/** How many of the newest plans identify a client's calls. */
const MOST_PLANS = 100;
/** How many of the newest attempts to pay identify them. */
const MOST_ATTEMPTS = 20;
/** Milliseconds: stand-ins are on this machine. */
const PATIENCE = 2 * SECOND;
const Reading = Type.Object({
  known: Type.Array(Fault),
  set: Type.Array(
    Type.Object({
      fault: Fault,
      about: Type.Union([Type.Null(), Type.Array(Type.String())]),
      chance: Type.Union([Type.Null(), Type.Number()]),
    }),
  ),
  hits: Type.Array(Type.Object({ fault: Fault, ids: Type.Array(Type.String()) })),
});
type Reading = Static<typeof Reading>;
type StandInFault = Reading["set"][number];

/** The prefix of a marker that occurs in no call and identifies a fault's client. */
const markOf = (clientId: number) => `client-of-the-shop-${clientId}`;

export type ProvidersFaults = ReturnType<typeof providersFaults>;

/**
 * Faults of the providers' stand-ins, set by the control calls of each. A provider on another machine is not a
 * stand-in, and is never called. (QA-10)
 */
export function providersFaults({ db, providers }: Deps) {
  const controls = controlsOf(providers).filter(({ url }) => isOnThisMachine(url));

  const readings = async () => {
    const all = controls.map(async (control) => ({ control, provider: control.provider, reading: await ask(control) }));
    return (await Promise.all(all)).flatMap(({ reading, ...of }) => (reading ? [{ ...of, reading }] : []));
  };

  /**
   * What calls about a client have in them, the mark first: their address and phone, and how their plans are called.
   */
  const wordsOf = async (clientId: number): Promise<string[]> => {
    const client = await clientById(db, clientId);
    if (!client) throw new Problem("notFound");
    const plans = (await plansOf(db, clientId)).map(({ id }) => `travel plan ${id}`).slice(0, MOST_PLANS);
    return [markOf(clientId), client.email, ...(client.phone ? [client.phone] : []), ...plans];
  };

  const inStandIn = async ({ Fault: fault, ClientId, Chance }: AimedFault): Promise<StandInFault> => ({
    fault,
    about: ClientId === null ? null : await wordsOf(ClientId),
    chance: Chance,
  });

  return {
    list: async (): Promise<ProviderFaults[]> => (await readings()).map(onWire),

    /**
     * Throws `qa.standInRefused` where the provider has no stand-in of ours, or it does not support the fault, and
     * `notFound` for a fault of another client's calls.
     */
    set: async (caller: Caller, { Provider, Waiting }: FaultsSet): Promise<ProviderFaults> => {
      const control = controls.find(({ provider }) => provider === Provider);
      const aimed = Waiting.map((one) =>
        typeof one === "string" ? { Fault: one, ClientId: null, Chance: null } : one,
      );
      for (const { ClientId } of aimed) if (ClientId !== null) requireOwner(caller, ClientId);
      const reading = control && (await ask(control, await Promise.all(aimed.map(inStandIn))));
      if (!reading) throw new Problem("qa.standInRefused");
      return onWire({ provider: Provider, reading });
    },

    /**
     * Extends a client's faults to calls about new plans and to a starting attempt, because some providers learn
     * nothing else about the client.
     */
    follow: async (clientId: number, attemptId?: string): Promise<void> => {
      for (const { control, reading } of await readings()) {
        if (!reading.set.some((one) => clientOf(one) === clientId)) continue;
        const words = await wordsOf(clientId);
        const known = ({ about }: StandInFault) => about?.filter((word) => Value.Check(Uuid, word)) ?? [];
        const attempts = (one: StandInFault) =>
          [...known(one), ...(attemptId ? [attemptId] : [])].slice(-MOST_ATTEMPTS);
        await ask(
          control,
          reading.set.map((one) =>
            clientOf(one) === clientId ? { ...one, about: [...words, ...attempts(one)] } : one,
          ),
        );
      }
    },

    /** The faults that calls about a plan's attempts to pay have met, for its owner and staff. */
    metBy: async (caller: Caller, planId: number): Promise<MetFault[]> => {
      await ownPlan(db, caller, planId);
      const attempts = new Set((await paymentsOfPlan(db, planId)).map(({ id }) => id));
      return (await readings()).flatMap(({ provider, reading }) =>
        reading.hits.flatMap(({ fault, ids }) =>
          [...new Set(ids)]
            .filter((id) => attempts.has(id))
            .map((AttemptId) => ({ Provider: provider, Fault: fault, AttemptId })),
        ),
      );
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

const clientOf = ({ about }: StandInFault): number | null => {
  const [, id] = /^client-of-the-shop-(\d+)$/.exec(about?.[0] ?? "") ?? [];
  return id === undefined ? null : Number(id);
};

const onWire = ({ provider, reading }: { provider: FaultyProvider; reading: Reading }): ProviderFaults => ({
  Provider: provider,
  Known: reading.known,
  Waiting: reading.set.map((one) => ({ Fault: one.fault, ClientId: clientOf(one), Chance: one.chance })),
});

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
async function ask({ url, key }: Control, faults?: readonly StandInFault[]): Promise<Reading | null> {
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
  return Value.Check(Reading, reading) ? reading : null;
}

/** Null: there was no answer. */
function answerOf(url: string, init: RequestInit): Promise<Response | null> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
}
