import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../../../features/plan/checkout/checkout.states";
import { token } from "../../../../platform/web/theme/token";
import { differenceOf } from "../../difference";
import { Code, Fold, PlainList } from "../toolParts";

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
function written(value: unknown, indent?: number): string {
  const readable = (_key: string, part: unknown) =>
    typeof part === "number" && part >= FIRST_INSTANT ? new Date(part).toISOString() : part;
  return value === undefined ? "–" : JSON.stringify(value, readable, indent);
}

/** What one event changed in the plan's facts, before → after; its payload and the whole snapshot folded beneath. */
export function StateDifference({ event, before, after }: Props) {
  const differences = differenceOf(factsOf(before), factsOf(after));
  return (
    <Changes>
      {differences.length === 0 ? (
        <p>
          <FormattedMessage id="inspector.difference.none" />
        </p>
      ) : (
        <PlainList>
          {differences.map(({ path, before: was, after: is }) => (
            <Change key={path}>
              <Code>
                <strong>{path.replace(/^context\./, "")}</strong>
              </Code>
              <Code>
                {written(was)} → {written(is)}
              </Code>
            </Change>
          ))}
        </PlainList>
      )}
      <Raw id="inspector.difference.event" value={event} />
      <Raw id="inspector.difference.snapshot" value={factsOf(after)} />
    </Changes>
  );
}

const factsOf = (snapshot: CheckoutSnapshot | null) => snapshot && { value: snapshot.value, context: snapshot.context };

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
        <pre style={{ margin: 0, overflowX: "auto", fontSize: "0.8125rem" }}>{written(value, 2)}</pre>
      </div>
    </Fold>
  );
}
