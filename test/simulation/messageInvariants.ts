import { sql } from "drizzle-orm";
import type { Database } from "../../src/platform/server/db/database";
import { PaymentProvider } from "../../src/shared/enumerations";
import { rows } from "../faults/world";

/**
 * Messages to clients about plans, and entries of the ledger: each with its instant (epoch ms) and its position in
 * order.
 */
export type Told = {
  messages: { key: string; planId: number; text: string; at: number; place: number }[];
  ledger: { key: string; planId: number; account: string; amount: number; at: number; place: number }[];
};

/**
 * The position of a never updated row among all others: by its transaction (rolling back to a savepoint starts another
 * one), and by the command within it.
 */
const written = (at: string) =>
  `(extract(epoch from ${at}) * 1000)::bigint as at, xmin::text::bigint * 1000000 + cmin::text::int as place`;

/** The queries of `Told` as SQL, for the plans of a subquery. */
export const toldOf = (plans: string) => ({
  messages: `select key, plan_id as "planId", text, ${written("created_at")} from outbox
    where plan_id in ${plans} and client_id = (select p.client_id from travel_plans p where p.id = outbox.plan_id)`,
  ledger: `select key, plan_id as "planId", account, amount, ${written("at")} from ledger_entries where plan_id in ${plans}`,
});

/** Every message and every ledger entry of a database. */
export async function readMessages(db: Database): Promise<Told> {
  const { messages, ledger } = toldOf("(select id from travel_plans)");
  const told = await rows(db, sql.raw(messages));
  const posted = await rows(db, sql.raw(ledger));
  return {
    messages: told.map((row) => ({ ...placed(row), text: String(row.text) })),
    ledger: posted.map((row) => ({ ...placed(row), account: String(row.account), amount: Number(row.amount) })),
  };
}

const placed = (row: Record<string, unknown>) => ({
  key: String(row.key),
  planId: Number(row.planId),
  at: Number(row.at),
  place: Number(row.place),
});

/**
 * Checks that no message contradicts the ledger at the time of the message, and that every decided refund is notified
 * (REFUND-17). Reads the English texts. Returns the violations.
 */
export function brokenMessages({ messages, ledger }: Told): string[] {
  const broken: string[] = [];
  for (const message of messages) {
    const before = ledger.filter(({ planId, place }) => planId === message.planId && place < message.place);
    const now = before.filter(({ at }) => at === message.at);
    for (const [claim, phrase, allowed] of claims(booksOf(before), booksOf(now))) {
      for (const amount of amountsIn(message.text, phrase)) {
        if (!allowed.includes(amount)) broken.push(`${message.key}: ${amount} ${claim}, the ledger says ${allowed}`);
      }
    }
    broken.push(...brokenLines(message, booksOf(before), booksOf(now)).map((what) => `${message.key}: ${what}`));
    const { captured, fromFund } = booksOf(before);
    const came = captured() + fromFund;
    if (/not been charged|nothing was charged/i.test(message.text) && came !== 0)
      broken.push(`${message.key}: not charged, and ${came} came`);
    for (const [phrase, methods] of means) {
      const byThem = before.some(({ account }) => methods.some((method) => account === `provider:${method}`));
      if (phrase.test(message.text) && !byThem) broken.push(`${message.key}: names a means by which no money came`);
    }
  }
  for (const posting of ledger.filter(({ key, account }) => /^refund\/.*\/owed$/.test(key) && account === "owed")) {
    const isTold = messages.some(
      ({ at, planId, text }) =>
        at === posting.at &&
        planId === posting.planId &&
        [goesBack, bankGaveBack].some((phrase) => amountsIn(text, phrase).length > 0),
    );
    if (!isTold) broken.push(`plan ${posting.planId}: ${-posting.amount} goes back, and nobody is told`);
  }
  return broken;
}

const goesBack = /\$([\d,]+\.\d\d)[^.;:$\n]* goes? back/g;

/** A lost dispute is itself the refund. */
const bankGaveBack = /gives \$([\d,]+\.\d\d) back/g;

/** A message's statement about an amount, the phrase for it, and the allowed amounts. */
function claims(all: Books, now: Books): [claim: string, phrase: RegExp, allowed: number[]][] {
  return [
    ["goes back", goesBack, [all.owed, ...goingNow(now)]],
    ["was sent back before", /\$([\d,]+\.\d\d) was sent back before/g, [all.sent]],
    ["is sent", /sent back \$([\d,]+\.\d\d)/g, now.each("/sent", "owed")],
    [
      "was received",
      /received \$([\d,]+\.\d\d)(?! of it)/g,
      [all.captured() + all.fromFund, ...all.eachPayment(), ...now.each("/captured", "provider:")],
    ],
    ["of it was received", /received \$([\d,]+\.\d\d) of it/g, [all.held]],
    ["came from the fund", /\$([\d,]+\.\d\d) of it from your fund/g, [all.fromFund]],
    ["went into the fund", /\$([\d,]+\.\d\d) went into your fund/g, [all.toFund]],
    ["is in the fund", /\$([\d,]+\.\d\d) for your [^$\n]* (?:is|are)(?: back)? in your fund/g, now.eachToFund()],
    ["is kept", /\$([\d,]+\.\d\d) is kept/g, [all.held]],
    ["would be refunded", /\$([\d,]+\.\d\d) is refunded/g, [all.held]],
  ];
}

/**
 * The amounts that are refunded now: each part, and their sum, because one refund may be of several payments. (PLAN-44)
 */
function goingNow(now: Books): number[] {
  const parts = now.each("/owed", "owed");
  return [...parts, parts.reduce(add, 0)];
}

/** Emails about refunds, which show where each part of the paid money is. */
const isOfMoneyBack = /^(refund-|payment-.*-back$|transfer-.*-back$|plan-.*-unsigned$)/;
const block = /^(?:What was paid for this (booking)|The money of your travel plan).*\n((?: {2}.*(?:\n|$))+)/m;

/**
 * Checks the amounts of a message: the first is what was paid and the sum of the others, and all agree with the ledger.
 * (MAIL-11)
 */
function brokenLines({ key, text }: Told["messages"][number], all: Books, now: Books): string[] {
  const came = all.captured() + all.fromFund;
  const [, isOfBooking, written] = block.exec(text) ?? [];
  if (written === undefined)
    return isOfMoneyBack.test(key) && !all.wasMore && came > 0 ? ["does not say where what was paid is"] : [];
  const [paid = 0, ...parts] = amountsIn(written, /^ {2}.*: \$([\d,]+\.\d\d)$/gm);
  const partOf = (label: string) =>
    amountsIn(written, new RegExp(`^ {2}(?!Paid).*${label}.*: \\$([\\d,]+\\.\\d\\d)$`, "gm")).reduce(add, 0);
  const ofBooking = () => [
    { what: "goes back", said: partOf("Goes back"), allowed: [0, ...goingNow(now)] },
    { what: "goes into the fund", said: partOf("your fund"), allowed: [0, ...now.eachToFund()] },
  ];
  const ofPlan = () => [
    { what: "was paid", said: paid, allowed: [came] },
    { what: "is on its way", said: partOf("On its way"), allowed: [all.owed] },
    { what: "was sent back", said: partOf("Sent back"), allowed: [all.gone] },
    { what: "is in the fund", said: partOf("your fund"), allowed: [all.toFund] },
  ];
  // A refund that was only requested has no entries yet.
  const isAsked = key.endsWith("-requested");
  const known = isOfBooking ? (isAsked ? [] : ofBooking()) : ofPlan();
  return [{ what: "is the sum of the lines", said: parts.reduce(add, 0), allowed: [paid] }, ...known].flatMap(
    ({ what, said, allowed }) => (allowed.includes(said) ? [] : [`${said} ${what}, it should be ${allowed}`]),
  );
}

const add = (one: number, other: number) => one + other;

const { Clover, Payeezy, Stripe, BankTransferToUSA } = PaymentProvider;
const means: [RegExp, number[]][] = [
  [/the card you paid with(?! on)/, [Clover, Payeezy]],
  [/the card you paid with on the payment page/, [Stripe]],
  [/the bank account it came from/, [BankTransferToUSA]],
];

function amountsIn(text: string, phrase: RegExp): number[] {
  return [...text.matchAll(phrase)].map(([, amount = ""]) => Math.round(Number(amount.replaceAll(",", "")) * 100));
}

type Books = ReturnType<typeof booksOf>;

/** Sums of entries by the names of their transactions. */
function booksOf(entries: Told["ledger"]) {
  const of = (name: RegExp, account: string) =>
    entries.filter(({ key, account: one }) => name.test(key) && one.startsWith(account));
  const total = (some: Told["ledger"]) => some.reduce((sum, { amount }) => sum + amount, 0);
  // Without reversed entries. (PAY-33)
  const capturedBy = (payment: string) => total(of(new RegExp(`^payment/${payment}/(captured|reversed)`), "provider:"));
  const payments = new Set(entries.map(({ key }) => /^payment\/([^/]+)\/captured/.exec(key)?.[1]));
  const sent = total(of(/^refund\/.*\/(sent|back)/, "owed"));
  const inFund = of(/./, "fund");
  const fromFund = total(inFund.filter(({ key }) => /\/fund-(taken|released)\//.test(key)));
  const toFund = fromFund - total(inFund);
  return {
    captured: () => capturedBy("[^/]+"),
    eachPayment: () => [...payments].flatMap((id) => (id === undefined ? [] : [capturedBy(id)])),
    /** For each refund, the amounts that returned to the fund's lots and that became a new one. */
    eachToFund: () =>
      [...new Set(inFund.map(({ key }) => key.split("/")[1] ?? ""))].map(
        (id) => -total(inFund.filter(({ key }) => key.startsWith(`refund/${id}/`))),
      ),
    fromFund,
    toFund,
    sent,
    owed: -total(of(/./, "owed")),
    held: -total(of(/./, "plans")),
    /** More was refunded than paid, so the parts do not add up. */
    wasMore: of(/./, "claims").length > 0,
    /** Sent refunds that have not been returned, whoever sent them. */
    gone: capturedBy("[^/]+") - total(of(/./, "provider:")),
    each: (name: string, account: string) => of(new RegExp(name), account).map(({ amount }) => Math.abs(amount)),
  };
}
