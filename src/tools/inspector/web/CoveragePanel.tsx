import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { coverageOf, coverageTotals } from "../coverage";
import { Code, Fold, Table } from "./toolParts";
import type { Sitting } from "./useSitting";

/** What of the chart was seen in this sitting, in all plans that were opened in it. */
export function CoveragePanel({ sitting }: { readonly sitting: Sitting }) {
  const coverage = coverageOf(sitting.plans);
  const totals = coverageTotals(coverage);
  return (
    <>
      <p>
        <FormattedMessage id="inspector.coverage.lead" values={{ plans: sitting.plans.length }} />
      </p>
      <Seen kind="states" totals={totals.states} rows={coverage.states.map(({ path, seen }) => [path, seen])} />
      <Seen
        kind="transitions"
        totals={totals.transitions}
        rows={coverage.transitions.map(({ id, seen }) => [id.replace(/-(\S+?)->/, "· $1 →"), seen])}
      />
      <Seen
        kind="guards"
        totals={totals.guards}
        rows={coverage.guards.map(({ guard, passed, refused }) => [guard, passed, refused])}
      />
      <div>
        <Button onClick={sitting.clear}>
          <FormattedMessage id="inspector.coverage.clear" />
        </Button>
      </div>
    </>
  );
}

type SeenProps = {
  readonly kind: "states" | "transitions" | "guards";
  readonly totals: { readonly covered: number; readonly all: number };
  readonly rows: readonly (readonly [string, ...number[]])[];
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
            {rows.map(([name, ...counts]) => (
              <tr key={name} data-missing={counts.includes(0)}>
                <th scope="row">
                  <Code>{name}</Code>
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
