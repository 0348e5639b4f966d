import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../../../features/plan/checkout/checkout.states";
import { token } from "../../../../platform/web/theme/token";
import { factDifferences, planFacts } from "../../planFacts";
import { Fold, PlainList } from "../toolParts";
import { useFactName, useFactText } from "./useFactText";

type Props = {
  readonly event: CheckoutEvent;
  readonly before: CheckoutSnapshot | null;
  readonly after: CheckoutSnapshot;
};

const Changes = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  padding: "8px 0 16px 12px",
  borderInlineStart: `2px solid ${token("sea")}`,
});
const Change = styled("li")({ display: "grid", gap: 2, lineHeight: 1.4 });

/** Numbers from here on are instants: no price of ours is as large. */
const FIRST_INSTANT = Date.UTC(2001, 8, 9);

/** A value as JSON, with instants written as UTC times. */
function written(value: unknown): string {
  const readable = (_key: string, part: unknown) =>
    typeof part === "number" && part >= FIRST_INSTANT ? new Date(part).toISOString() : part;
  return JSON.stringify(value, readable, 2);
}

/** What one event changed in the plan's facts, before → after; its payload and the whole snapshot folded beneath. */
export function StateDifference({ event, before, after }: Props) {
  const nameOf = useFactName();
  const textOf = useFactText();
  const differences = factDifferences(before ? planFacts(before) : [], planFacts(after));
  return (
    <Changes>
      {differences.length === 0 ? (
        <p>
          <FormattedMessage id="inspector.difference.none" />
        </p>
      ) : (
        <PlainList>
          {differences.map((fact) => (
            <Change key={fact.path} title={fact.path}>
              <strong>{nameOf(fact)}</strong>
              <span>
                {textOf(fact.one)} → {textOf(fact.other)}
              </span>
            </Change>
          ))}
        </PlainList>
      )}
      <Raw id="inspector.difference.event" value={event} />
      <Raw id="inspector.difference.snapshot" value={rawOf(after)} />
    </Changes>
  );
}

const rawOf = ({ value, context }: CheckoutSnapshot) => ({ value, context });

type RawProps = {
  readonly id: "inspector.difference.event" | "inspector.difference.snapshot";
  readonly value: unknown;
};

function Raw({ id, value }: RawProps) {
  return (
    <Fold>
      <summary>
        <FormattedMessage id={id} />
      </summary>
      <div>
        <pre style={{ margin: 0, overflowX: "auto", fontSize: "0.8125rem" }}>{written(value)}</pre>
      </div>
    </Fold>
  );
}
