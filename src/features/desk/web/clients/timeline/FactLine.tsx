import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { isMessage } from "../../../../../platform/web/intl/isMessage";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import type { MessageId } from "../../../../../shared/messageId";
import { moneyAlertNames } from "../../../../payments/outside/moneyAlerts";
import { readKinds } from "../../../timeline/timeline.rules";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";
import { SubjectLink } from "../../parts/SubjectLink";

const Soft = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem", fontVariantNumeric: "tabular-nums" });

type Fact = string | number;
type FactWords = Record<string, (fact: Fact) => Fact>;

const inHavana = { timeZone: "America/Havana", timeStyle: "medium", hourCycle: "h23" } as const;

/** The facts of an entry in the page's language; references stay as they are. (DESK-93) */
export function FactLine({ entry }: { readonly entry: TimelineEntry }) {
  const say = useFactWords(entry);
  const said = Object.entries(entry.Facts).flatMap(([name, fact]) => {
    if (isSaid(entry, name)) return [];
    return name === "about" ? (
      <SubjectLink key={name} subject={String(fact)}>
        {say(name, fact)}
      </SubjectLink>
    ) : (
      say(name, fact)
    );
  });
  return (
    said.length > 0 && (
      <Soft>
        <DottedLine>{said}</DottedLine>
      </Soft>
    )
  );
}

/** Facts that an alert's own text already says, and those that are empty. */
const isSaid = ({ What, Facts }: TimelineEntry, name: string) =>
  Facts[name] === "" ||
  (["what", "status", "currency"].includes(name) && moneyAlertNames.some((alert) => What === `payment.${alert}`));

/** What of a subject follows its word. Which part of the calendar was open is in the log, and nobody reads it. */
const numberOf = (of: string, rest: string) => (of === "calendar" ? "" : rest.replace(/^type |^client-/, ""));

/** Writes a fact by its name: most as name and value, some as a sentence. */
function useFactWords({ Kind, What, Facts, Staff }: TimelineEntry): (name: string, fact: Fact) => Fact {
  const intl = useIntl();
  const money = useMoney();
  const { day } = useHavanaTime();
  const isRefund = What.startsWith("refund.");
  const text = (id: MessageId, values: Record<string, Fact | undefined>) => intl.formatMessage({ id }, values);
  const textOr = (id: string, otherwise: Fact) => (isMessage(intl, id) ? intl.formatMessage({ id }) : otherwise);
  const currency = typeof Facts.currency === "string" ? Facts.currency : undefined;
  const amount = (fact: Fact) => money(Number(fact), currency);
  const word = (fact: Fact) => text("support.timeline.word", { word: fact });
  const nameOf = (id: Fact) => Staff.find(({ StaffId }) => StaffId === Number(id))?.Name;

  /** From milliseconds, or from the text of `toISOString`; anything else is a word. */
  const instant = (fact: Fact) => {
    const at = new Date(/^\d+$/.test(String(fact)) ? Number(fact) : String(fact));
    return Number.isNaN(at.getTime()) ? word(fact) : intl.formatTime(at, inHavana);
  };

  const documentType = (type: Fact) => (typeof type === "number" ? text("support.timeline.type", { type }) : type);

  const subject = (fact: Fact) => {
    const [of = "", ...rest] = String(fact).split(" ");
    const staff = of === "staff" || of === "supplier" ? nameOf(rest.join(" ")) : undefined;
    if (staff !== undefined) return staff;
    return text("support.timeline.about", { of, number: numberOf(of, rest.join(" ")) });
  };

  const values: FactWords = {
    amount,
    missing: amount,
    fund: amount,
    charge: amount,
    paid: amount,
    back: amount,
    role: (fact) => textOr(`staff.role.${fact}`, fact),
    until: instant,
    owner: (fact) => nameOf(fact) ?? word(fact),
    ...(What.startsWith("block.") && {
      until: (fact) => fact,
      why: (fact) => textOr(`support.calendar.why.${fact}`, fact),
    }),
    lastDay: (fact) => day(String(fact)),
    deliveredAt: instant,
    recordedAt: instant,
    noticedAt: instant,
    to: word,
    destination: word,
    state: word,
    whatsApp: word,
    as: word,
    for: word,
    what: word,
    seen: word,
    ...(What === "payment.amountDiffers" && { asked: amount }),
    ...(Kind === "document" && { holder: word }),
    ...(!isRefund && { failure: (code) => text("support.declined", { code }) }),
    about: subject,
    item: subject,
    event: (fact) => textOr(`support.event.${fact}`, fact),
    outcome: (fact) => word(String(fact).replace(/\W+/g, "_")),
    kinds: (fact) =>
      intl.formatList(
        readKinds(String(fact).replaceAll(" ", ",")).map((kind) => text("support.timeline.kind", { kind })),
      ),
  };
  const sentences: FactWords = {
    ...(isRefund && { failure: (code) => text("support.refunds.failure", { code }) }),
    ...(Kind === "money" && {
      why: (reason) => text(isRefund ? "support.refunds.reason" : "support.dispute.reason", { reason }),
    }),
    method: (method) => text("support.payments.method", { method }),
    status: (status) => text("support.payments.status", { status, back: "no" }),
    type: documentType,
    docType: documentType,
  };
  return (name, fact) =>
    sentences[name]?.(fact) ?? `${textOr(`support.timeline.fact.${name}`, name)} ${values[name]?.(fact) ?? fact}`;
}
