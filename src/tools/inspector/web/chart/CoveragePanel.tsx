import Button from "@mui/material/Button";
import { type ReactNode, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { coverageOf, coverageTotals } from "../../coverage/coverage";
import { type CoverageTarget, isOutOfReach, outOfReach, unseen } from "../../coverage/targets";
import type { TestSession } from "../testSession/useTestSession";
import { Code, Fold, Table } from "../toolParts";
import { PathPanel, TargetName, transitionText } from "./PathPanel";
import { type OpenPlan, usePaths } from "./usePaths";
import { useRules } from "./useRules";

type Props = {
  readonly testSession: TestSession;
  readonly open: OpenPlan | null;
  readonly onPick: (planId: number) => void;
};

/** The parts of the chart that this test session covered, in all its plans, and how to reach the rest. */
export function CoveragePanel({ testSession, open, onPick }: Props) {
  const coverage = useMemo(() => coverageOf(testSession.plans), [testSession.plans]);
  const totals = coverageTotals(coverage);
  const rules = useRules();
  const paths = usePaths({ testSession, coverage, open, onPick });
  const missing = new Set(unseen(coverage));
  const pathTo = (...targets: CoverageTarget[]) =>
    targets
      .filter((target) => missing.has(target))
      .map((target) => (
        <PathTo key={target} target={target} busy={paths.run?.playing ?? false} onPlay={paths.playTo} />
      ));
  return (
    <>
      <p>
        <FormattedMessage id="inspector.coverage.lead" values={{ plans: testSession.plans.length }} />
      </p>
      <PathPanel paths={paths} complete={[...missing].every(isOutOfReach)} />
      <Seen
        kind="states"
        totals={totals.states}
        rows={coverage.states.map(({ path, seen }) => ({ name: path, counts: [seen], path: pathTo(`state ${path}`) }))}
      />
      <Seen
        kind="transitions"
        totals={totals.transitions}
        rows={coverage.transitions.map(({ id, seen }) => ({
          name: transitionText(id),
          counts: [seen],
          path: pathTo(`transition ${id}`),
        }))}
      />
      <Seen
        kind="guards"
        totals={totals.guards}
        rows={coverage.guards.map(({ guard, passed, refused }) => ({
          name: guard,
          rule: rules.sentence(guard),
          counts: [passed, refused],
          path: pathTo(`guard ${guard} passed`, `guard ${guard} refused`),
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

type PathToProps = {
  readonly target: CoverageTarget;
  readonly busy: boolean;
  readonly onPlay: (target: CoverageTarget) => void;
};

/** How to reach an uncovered target, or why it cannot be reached. */
function PathTo({ target, busy, onPlay }: PathToProps) {
  if (isOutOfReach(target)) return <FormattedMessage id={`inspector.ways.${outOfReach[target]}`} />;
  return (
    <Button size="small" disabled={busy} onClick={() => onPlay(target)}>
      <FormattedMessage id="inspector.ways.show" />
      {target.startsWith("guard ") && (
        <>
          {": "}
          <FormattedMessage
            id={target.endsWith(" passed") ? "inspector.coverage.passed" : "inspector.coverage.refused"}
          />
        </>
      )}
      <span className="visually-hidden">
        {" "}
        <TargetName target={target} />
      </span>
    </Button>
  );
}

type SeenProps = {
  readonly kind: "states" | "transitions" | "guards";
  readonly totals: { readonly covered: number; readonly all: number };
  readonly rows: readonly {
    readonly name: string;
    /** What it demands, as a sentence of the business. */
    readonly rule?: string;
    readonly counts: readonly number[];
    readonly path: readonly ReactNode[];
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
            {rows.map(({ name, rule, counts, path }) => (
              <tr key={name} data-missing={counts.includes(0)}>
                <th scope="row">
                  <Code>{name}</Code>
                  {rule && <div style={{ fontWeight: 400 }}>{rule}</div>}
                  {path.length > 0 && <div style={{ fontWeight: 400 }}>{path}</div>}
                </th>
                {counts.map((count, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
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
