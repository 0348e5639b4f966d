import Button from "@mui/material/Button";
import { type ReactNode, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { coverageOf, coverageTotals } from "../../coverage/coverage";
import { isOutOfReach, outOfReach, type Sight, unseen } from "../../coverage/sights";
import type { TestSession } from "../testSession/useTestSession";
import { Code, Fold, Table } from "../toolParts";
import { type OpenPlan, useWays } from "./useWays";
import { SightName, transitionText, WayPanel } from "./WayPanel";

type Props = {
  readonly testSession: TestSession;
  readonly open: OpenPlan | null;
  readonly onPick: (planId: number) => void;
};

/** The parts of the chart that this test session covered, in all its plans, and how to reach the rest. */
export function CoveragePanel({ testSession, open, onPick }: Props) {
  const coverage = useMemo(() => coverageOf(testSession.plans), [testSession.plans]);
  const totals = coverageTotals(coverage);
  const ways = useWays({ testSession, coverage, open, onPick });
  const missing = new Set(unseen(coverage));
  const wayTo = (...sights: Sight[]) =>
    sights
      .filter((sight) => missing.has(sight))
      .map((sight) => <WayTo key={sight} sight={sight} busy={ways.run?.playing ?? false} onPlay={ways.playTo} />);
  return (
    <>
      <p>
        <FormattedMessage id="inspector.coverage.lead" values={{ plans: testSession.plans.length }} />
      </p>
      <WayPanel ways={ways} complete={[...missing].every(isOutOfReach)} />
      <Seen
        kind="states"
        totals={totals.states}
        rows={coverage.states.map(({ path, seen }) => ({ name: path, counts: [seen], way: wayTo(`state ${path}`) }))}
      />
      <Seen
        kind="transitions"
        totals={totals.transitions}
        rows={coverage.transitions.map(({ id, seen }) => ({
          name: transitionText(id),
          counts: [seen],
          way: wayTo(`transition ${id}`),
        }))}
      />
      <Seen
        kind="guards"
        totals={totals.guards}
        rows={coverage.guards.map(({ guard, passed, refused }) => ({
          name: guard,
          counts: [passed, refused],
          way: wayTo(`guard ${guard} passed`, `guard ${guard} refused`),
        }))}
      />
      <div>
        <Button onClick={testSession.clear}>
          <FormattedMessage id="inspector.coverage.clear" />
        </Button>
      </div>
    </>
  );
}

type WayToProps = { readonly sight: Sight; readonly busy: boolean; readonly onPlay: (sight: Sight) => void };

/** How to reach an uncovered sight, or why it cannot be reached. */
function WayTo({ sight, busy, onPlay }: WayToProps) {
  if (isOutOfReach(sight)) return <FormattedMessage id={`inspector.ways.${outOfReach[sight]}`} />;
  return (
    <Button size="small" disabled={busy} onClick={() => onPlay(sight)}>
      <FormattedMessage id="inspector.ways.show" />
      {sight.startsWith("guard ") && (
        <>
          {": "}
          <FormattedMessage
            id={sight.endsWith(" passed") ? "inspector.coverage.passed" : "inspector.coverage.refused"}
          />
        </>
      )}
      <span className="visually-hidden">
        {" "}
        <SightName sight={sight} />
      </span>
    </Button>
  );
}

type SeenProps = {
  readonly kind: "states" | "transitions" | "guards";
  readonly totals: { readonly covered: number; readonly all: number };
  readonly rows: readonly {
    readonly name: string;
    readonly counts: readonly number[];
    readonly way: readonly ReactNode[];
  }[];
};

function Seen({ kind, totals, rows }: SeenProps) {
  return (
    <Fold>
      <summary>
        <FormattedMessage id={`inspector.coverage.${kind}`} values={totals} />
      </summary>
      <div>
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="inspector.coverage.name" />
              </th>
              {kind === "guards" ? (
                <>
                  <th scope="col">
                    <FormattedMessage id="inspector.coverage.passed" />
                  </th>
                  <th scope="col">
                    <FormattedMessage id="inspector.coverage.refused" />
                  </th>
                </>
              ) : (
                <th scope="col">
                  <FormattedMessage id="inspector.coverage.seen" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts, way }) => (
              <tr key={name} data-missing={counts.includes(0)}>
                <th scope="row">
                  <Code>{name}</Code>
                  {way.length > 0 && <div style={{ fontWeight: 400 }}>{way}</div>}
                </th>
                {counts.map((count, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={column}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Fold>
  );
}
