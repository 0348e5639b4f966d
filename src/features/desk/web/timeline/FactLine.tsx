import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { readKinds } from "../../timeline/timeline.rules";
import type { TimelineEntry } from "../../timeline/timeline.schemas";

const Soft = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem", fontVariantNumeric: "tabular-nums" });

type Fact = string | number;
type Saying = (fact: Fact) => string;

/** What an alert about a payment says in the row's own words. */
const repeated = ["what", "status"];

/** The facts of a line of the timeline, each in words of the page's language; references stay as they were given. (DESK-93) */
export function FactLine({ entry }: { readonly entry: TimelineEntry }) {
  const say = useSayings(entry);
  const intl = useIntl();
  const said = Object.entries(entry.Facts).flatMap(([name, fact]) => {
    const id = `support.timeline.fact.${name}`;
    if (repeated.includes(name) && typeof fact === "string") return [];
    const saying = say[name] ?? labelled(intl.messages[id] ? intl.formatMessage({ id }) : name);
    return saying(fact);
  });
  return (
    said.length > 0 && (
      <Soft>
        <DottedLine>{said}</DottedLine>
      </Soft>
    )
  );
}

const labelled =
  (label: string): Saying =>
  (fact) =>
    `${label} ${fact}`;

/** How facts whose values are codes, amounts or instants are said, by their names. */
function useSayings({ Kind, What }: TimelineEntry): Record<string, Saying> {
  const intl = useIntl();
  const money = useMoney();
  const say = (name: string, saying: (fact: Fact) => string): Record<string, Saying> => {
    const label = labelled(intl.formatMessage({ id: `support.timeline.fact.${name}` }));
    return { [name]: (fact) => label(saying(fact)) };
  };
  const amount = (fact: Fact) => money(Number(fact));
  const word = (fact: Fact) => intl.formatMessage({ id: "support.timeline.word" }, { word: fact });
  const time = (fact: Fact) =>
    intl.formatTime(Number(fact), { timeZone: "America/Havana", timeStyle: "medium", hourCycle: "h23" });
  const kinds = (fact: Fact) =>
    readKinds(String(fact).replaceAll(" ", ",")).map((kind) =>
      intl.formatMessage({ id: "support.timeline.kind" }, { kind }),
    );
  const isRefund = What.startsWith("refund.");
  return {
    ...Object.assign({}, ...["amount", "missing", "fund", "charge", "paid"].map((name) => say(name, amount))),
    ...Object.assign(
      {},
      ...["to", "destination", "standing", "whatsApp", "as", ...(Kind === "document" ? ["holder"] : [])].map((name) =>
        say(name, word),
      ),
    ),
    ...{ ...say("deliveredAt", time), ...say("recordedAt", time) },
    ...(What === "payment.amountDiffers" && say("asked", amount)),
    ...say("about", (fact) => {
      const [of, number] = String(fact).split(" ");
      return intl.formatMessage({ id: "support.timeline.about" }, { of, number });
    }),
    ...say("event", (fact) => {
      const id = `support.event.${fact}`;
      return intl.messages[id] ? intl.formatMessage({ id }) : String(fact);
    }),
    ...say("outcome", (fact) => word(String(fact).replace(/\W+/g, "_"))),
    ...say("kinds", (fact) => intl.formatList(kinds(fact))),
    ...say("failure", (code) => intl.formatMessage({ id: "support.declined" }, { code })),
    // Whole sentences, without the name of the fact before them.
    ...(isRefund && { failure: (code) => intl.formatMessage({ id: "support.refunds.failure" }, { code }) }),
    ...(Kind === "money" && {
      why: (fact) =>
        intl.formatMessage({ id: isRefund ? "support.refunds.reason" : "support.dispute.reason" }, { reason: fact }),
    }),
    method: (fact) => intl.formatMessage({ id: "support.payments.method" }, { method: fact }),
    status: (fact) => intl.formatMessage({ id: "support.payments.status" }, { status: fact, back: "no" }),
    type: (fact) =>
      typeof fact === "number" ? intl.formatMessage({ id: "support.timeline.type" }, { type: fact }) : fact,
  };
}
