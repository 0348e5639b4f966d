import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { TheirWords } from "../../../../../platform/web/ui/TheirWords";
import type { AuditRow } from "../../../plans/plans.schemas";
import { DeskList } from "../../DeskList";
import { When } from "../../When";
import { ActorText } from "./ActorText";
import { RowNote } from "./RowNote";

/** Who did or read what, when and why; the newest first. */
export function AuditRows({ rows }: { readonly rows: readonly AuditRow[] }) {
  const intl = useIntl();
  const words = (action: string) => {
    const id = `support.action.${action}`;
    return intl.messages[id] ? intl.formatMessage({ id }) : action;
  };
  return (
    <DeskList
      items={[...rows.entries()]}
      keyOf={([place]) => rows.length - place}
      none={<FormattedMessage id="support.audit.none" />}
    >
      {([, { At, Actor, Impersonator, Action, Subject, Reason, Facts }]) => (
        <>
          <p>
            {words(Action)} ({Subject})
          </p>
          {Reason !== null && (
            <p>
              <FormattedMessage id="support.audit.reason" values={{ reason: <TheirWords>{Reason}</TheirWords> }} />
            </p>
          )}
          <AuditFacts facts={Facts} />
          <RowNote>
            <DottedLine>
              <When at={At} />
              <ActorText actor={Actor} />
              {Impersonator !== null && (
                <FormattedMessage
                  id="support.audit.impersonator"
                  values={{ actor: <ActorText actor={Impersonator} /> }}
                />
              )}
            </DottedLine>
          </RowNote>
        </>
      )}
    </DeskList>
  );
}

/** A bank's reference, an amount, an id: as they are, an amount as money. */
function AuditFacts({ facts }: { readonly facts: AuditRow["Facts"] }) {
  const money = useMoney();
  const told = Object.entries(facts).map(([name, fact]) => (name === "amount" ? money(Number(fact)) : fact));
  return (
    told.length > 0 && (
      <RowNote>
        <DottedLine>{told}</DottedLine>
      </RowNote>
    )
  );
}
