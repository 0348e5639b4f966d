import { FormattedMessage } from "react-intl";
import type { CheckoutEvent } from "../../../features/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../../features/checkout/checkout.states";
import { differenceOf } from "../difference";
import { Code, Fold, Table } from "./toolParts";

type Props = {
  readonly event: CheckoutEvent;
  readonly before: CheckoutSnapshot | null;
  readonly after: CheckoutSnapshot;
};

/** Numbers from here on are instants: no price of ours is as large. */
const FIRST_INSTANT = Date.UTC(2001, 8, 9);

/** A value as JSON, its instants written out in UTC. */
function written(value: unknown): string {
  const readable = (_key: string, part: unknown) =>
    typeof part === "number" && part >= FIRST_INSTANT ? new Date(part).toISOString() : part;
  return value === undefined ? "–" : JSON.stringify(value, readable);
}

/** What one event changed in the plan's facts; its payload and the whole snapshot folded beneath. */
export function StateDifference({ event, before, after }: Props) {
  const differences = differenceOf(factsOf(before), factsOf(after));
  return (
    <>
      {differences.length === 0 ? (
        <p>
          <FormattedMessage id="inspector.difference.none" />
        </p>
      ) : (
        <Table style={{ tableLayout: "fixed" }}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="inspector.difference.fact" />
              </th>
              <th scope="col">
                <FormattedMessage id="inspector.difference.before" />
              </th>
              <th scope="col">
                <FormattedMessage id="inspector.difference.after" />
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ path, before: was, after: is }) => (
              <tr key={path}>
                <th scope="row">
                  <Code>{path}</Code>
                </th>
                <td>
                  <Code>{written(was)}</Code>
                </td>
                <td>
                  <Code>{written(is)}</Code>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Raw id="inspector.difference.event" value={event} />
      <Raw id="inspector.difference.snapshot" value={factsOf(after)} />
    </>
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
        <pre style={{ margin: 0, overflowX: "auto", fontSize: "0.8125rem" }}>{JSON.stringify(value, null, 2)}</pre>
      </div>
    </Fold>
  );
}
