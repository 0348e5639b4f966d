import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { moneyAlertNames } from "../../../payments/moneyAlerts";
import { readKinds } from "../../timeline/timeline.rules";
import type { TimelineEntry } from "../../timeline/timeline.schemas";

const Soft = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem", fontVariantNumeric: "tabular-nums" });

type Fact = string | number;

const amounts = ["amount", "missing", "fund", "charge", "paid"];
const instants = ["deliveredAt", "recordedAt"];
/** Facts whose values are message ids. */
const words = ["to", "destination", "standing", "whatsApp", "as"];

/** The facts of an entry in the page's language; references stay as they are. (DESK-93) */
export function FactLine({ entry }: { readonly entry: TimelineEntry }) {
  const say = useFactWords(entry);
  const said = Object.entries(entry.Facts).flatMap(([name, fact]) => (isSaid(entry, name) ? [] : say(name, fact)));
  return (
    said.length > 0 && (
      <Soft>
        <DottedLine>{said}</DottedLine>
      </Soft>
    )
  );
}

/** Facts that an alert's own text already says. */
const isSaid = ({ What }: TimelineEntry, name: string) =>
  (name === "what" || name === "status") && moneyAlertNames.some((alert) => What === `payment.${alert}`);

/** Writes a fact by its name: most as name and value, some as a sentence. */
function useFactWords({ Kind, What }: TimelineEntry): (name: string, fact: Fact) => string {
  const intl = useIntl();
  const money = useMoney();
  const isRefund = What.startsWith("refund.");
  const word = (fact: Fact) => intl.formatMessage({ id: "support.timeline.word" }, { word: fact });
  return (name, fact) => {
    const named = (value: Fact) => {
      const id = `support.timeline.fact.${name}`;
      return `${intl.messages[id] ? intl.formatMessage({ id }) : name} ${value}`;
    };
    if (amounts.includes(name) || (name === "asked" && What === "payment.amountDiffers"))
      return named(money(Number(fact)));
    if (words.includes(name) || (name === "holder" && Kind === "document")) return named(word(fact));
    if (instants.includes(name)) {
      const inHavana = { timeZone: "America/Havana", timeStyle: "medium", hourCycle: "h23" } as const;
      return named(intl.formatTime(Number(fact), inHavana));
    }
    switch (name) {
      case "about": {
        const [of, number] = String(fact).split(" ");
        return named(intl.formatMessage({ id: "support.timeline.about" }, { of, number }));
      }
      case "event": {
        const id = `support.event.${fact}`;
        return named(intl.messages[id] ? intl.formatMessage({ id }) : fact);
      }
      case "outcome":
        return named(word(String(fact).replace(/\W+/g, "_")));
      case "kinds": {
        const kinds = readKinds(String(fact).replaceAll(" ", ","));
        return named(
          intl.formatList(kinds.map((kind) => intl.formatMessage({ id: "support.timeline.kind" }, { kind }))),
        );
      }
      case "failure":
        return isRefund
          ? intl.formatMessage({ id: "support.refunds.failure" }, { code: fact })
          : named(intl.formatMessage({ id: "support.declined" }, { code: fact }));
      case "why": {
        const id = isRefund ? "support.refunds.reason" : "support.dispute.reason";
        return Kind === "money" ? intl.formatMessage({ id }, { reason: fact }) : named(fact);
      }
      case "method":
        return intl.formatMessage({ id: "support.payments.method" }, { method: fact });
      case "status":
        return intl.formatMessage({ id: "support.payments.status" }, { status: fact, back: "no" });
      case "type":
        return typeof fact === "number" ? intl.formatMessage({ id: "support.timeline.type" }, { type: fact }) : fact;
      default:
        return named(fact);
    }
  };
}
