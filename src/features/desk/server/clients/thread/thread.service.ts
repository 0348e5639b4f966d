import { reasonsOf, writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notifier } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import { DEFAULT_LANGUAGE, SITE_ID } from "../../../../../shared/constants";
import type { Language } from "../../../../../shared/language";
import { clientById, namesOfClients, recipientOf } from "../../../../account/server/account.repository";
import { provenPhoneOf } from "../../../../account/server/phone/phone.repository";
import { notesPath } from "../../../../notes/notes.pages";
import { insertNote } from "../../../../notes/server/notes.repository";
import type { PlanWhy } from "../../../plans/why.schemas";
import { filledIn, occasionsOf } from "../../../templates/templates.rules";
import type { TemplateWords } from "../../../templates/templates.schemas";
import type { InternalNote, Message, PlanThread, Written } from "../../../thread/thread.schemas";
import { findPlanAndClient } from "../../records/plan.repository";
import { offeredTemplates, type TemplateRow } from "./templates.repository";
import { NOTED, notesByKey, staffActionsOf, WRITTEN } from "./thread.repository";

type Deps = Pick<Services, "db" | "now"> & Pick<Notifier, "mail" | "whatsApp">;

/** Messages of a plan in one answer. */
const SHOWN = 50;

export type ThreadService = ReturnType<typeof threadService>;

/** Messages that staff begin, to a client or to colleagues. (DESK-25) */
export function threadService({ db, now, mail, whatsApp }: Deps) {
  return {
    /**
     * For staff: a note in the client's inbox, an email that notifies of it and, if wanted and the number is verified,
     * a WhatsApp message. Repeated under the same key it is one message. Throws `plan.notFound` and
     * `note.sameKeyOtherRequest`.
     */
    write: async (caller: Caller, { TravelPlanId: planId, ...given }: Message): Promise<void> => {
      requireStaff(caller);
      const { Subject: subject, Message: message } = given;
      await db.transaction(async (tx) => {
        const plan = await findPlanAndClient(tx, planId);
        const recipient = plan && (await recipientOf(tx, plan.clientId));
        if (!plan || !recipient || recipient.closedAt !== null) throw new Problem("plan.notFound");
        const at = now();
        const key = `plan-${planId}-desk-${given.RequestKey}`;
        const { clientId, language } = recipient;
        const note = { subject, message, key, clientId, siteId: SITE_ID, language, isSent: false, createdAt: at };
        if (!(await insertNote(tx, note)).fresh) return;
        const content = { recipient, key, values: { subject, planId }, secrets: [], at };
        await mail(tx, { ...content, template: "deskMessage", path: notesPath() });
        const phone = given.WhatsApp ? await provenPhone(tx, clientId) : null;
        if (phone) {
          const ofPlan = { phone, template: "deskMessage" as const, parameters: [String(planId)] };
          await whatsApp(tx, { ...content, ...ofPlan, key: `${key}-whatsapp` });
        }
        const facts = { note: key, whatsApp: phone ? "yes" : "no" };
        await writeAudit(tx, { at, caller, action: WRITTEN, subject: `plan ${planId}`, facts });
      });
    },

    /**
     * For staff: a note to colleagues. It is in the plan's history, which no client sees. Throws `plan.notFound`, and
     * `support.accountClosed`, as nothing more is kept of that client. (SAFE-63)
     */
    note: async (caller: Caller, { TravelPlanId: planId, Message: reason }: InternalNote): Promise<void> => {
      requireStaff(caller);
      const plan = await findPlanAndClient(db, planId);
      const client = plan && (await recipientOf(db, plan.clientId));
      if (!client) throw new Problem("plan.notFound");
      if (client.closedAt !== null) throw new Problem("support.accountClosed");
      await writeAudit(db, { at: now(), caller, action: NOTED, subject: `plan ${planId}`, reason });
    },
  };
}

async function provenPhone(tx: Tx, clientId: number): Promise<string | null> {
  const client = await clientById(tx, clientId);
  return client && provenPhoneOf(tx, client);
}

/** What staff have written about a plan, and the templates for the reasons why it waits. */
export async function threadOf(
  db: Tx,
  plan: { planId: number; clientId: number; language: Language },
  waitsFor: readonly PlanWhy[],
  staffLanguage: Language,
): Promise<PlanThread> {
  const { planId, clientId, language } = plan;
  const acts = await staffActionsOf(db, planId, SHOWN);
  const client = await clientById(db, clientId);
  return {
    Written: await writtenIn(db, clientId, acts),
    Drafts: draftsOf(
      await offeredTemplates(db),
      occasionsOf({ name: client?.firstName ?? "", plan: planId }, waitsFor),
      { client: language, staff: staffLanguage },
    ),
    WhatsApp: client !== null && (await provenPhoneOf(db, client)) !== null,
  };
}

/** What staff wrote to a client or to colleagues, by its lines of the audit log. */
export async function writtenIn(
  db: Tx,
  clientId: number,
  acts: Awaited<ReturnType<typeof staffActionsOf>>,
): Promise<Written[]> {
  const names = await namesOfClients(
    db,
    acts.flatMap(({ actorId }) => actorId ?? []),
  );
  const reasons = await reasonsOf(db, acts);
  const keyOf = ({ facts }: { facts: Record<string, string | number> | null }) => facts?.note?.toString() ?? null;
  const sent = await notesByKey(
    db,
    clientId,
    acts.flatMap((act) => keyOf(act) ?? []),
  );
  return acts.map((act) => {
    const { id, at, action, actorId } = act;
    const note = sent.find(({ key }) => key === keyOf(act));
    const reason = reasons.get(id);
    return {
      Key: String(id),
      At: at,
      To: action === WRITTEN ? ("client" as const) : ("colleagues" as const),
      By: names.get(actorId ?? 0) ?? "",
      Subject: note?.subject ?? "",
      Message: note?.message ?? reason?.text ?? "",
      Unreadable: reason?.unreadable ?? false,
      SentAs: keyOf(act),
    };
  });
}

/** Templates for what the plan waits for, in order: text in the client's language, title in that of staff. */
function draftsOf(
  offered: readonly TemplateRow[],
  fitting: ReturnType<typeof occasionsOf>,
  { client, staff }: { client: Language; staff: Language },
): PlanThread["Drafts"] {
  return [...fitting].flatMap(([occasion, facts]) =>
    offered.flatMap(({ id, occasion: of, words }) => {
      const draft = of === occasion ? wordsIn(words, client) : undefined;
      const Subject = draft && filledIn(draft.Subject, facts, client);
      const Message = draft && filledIn(draft.Text, facts, client);
      if (!Subject || !Message) return [];
      return [{ TemplateId: id, Title: wordsIn(words, staff)?.Title ?? "", Subject, Message }];
    }),
  );
}

/** The template's text in a language; in the default language if there is none. */
const wordsIn = (words: readonly TemplateWords[], language: Language): TemplateWords | undefined =>
  words.find(({ Language }) => Language === language) ?? words.find(({ Language }) => Language === DEFAULT_LANGUAGE);
