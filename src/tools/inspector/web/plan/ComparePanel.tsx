import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { type ReplayStep, replay } from "../../../../features/desk/bundle/bundle";
import { newCheckout, snapshotAt } from "../../../../features/plan/checkout/checkout.log";
import type { Instant } from "../../../../shared/instant";
import { presentOf } from "../../browserClock";
import type { InspectedPlan } from "../../inspector.schemas";
import { comparedPlans, planFacts } from "../../planFacts";
import { useGetPlanLogQuery } from "../inspector.api";
import { Code, Fold, Table } from "../toolParts";
import type { Inspection } from "../useInspection";
import { PlanFinder } from "./PlanFinder";
import { useFactName, useFactText } from "./useFactText";
import type { Clocks } from "./usePlanLog";
import { useTime } from "./useTime";

type Props = {
  readonly inspection: Inspection;
  readonly plans: readonly InspectedPlan[];
  /** Null: not known yet. */
  readonly clocks: Clocks | null;
};

/** The open plan beside another one: state and facts as people read them, and the events of both. (QA-11) */
export function ComparePanel({ inspection: { bundle, snapshot, steps }, plans, clocks }: Props) {
  const [otherId, setOtherId] = useState<number | null>(null);
  const [isShort, setShort] = useState(true);
  const { currentData: log, isError } = useGetPlanLogQuery(otherId === null ? skipToken : { planId: otherId });
  const nameOf = useFactName();
  const textOf = useFactText("minute");
  const owner = plans.find(({ TravelPlanId }) => TravelPlanId === otherId)?.ClientId ?? null;
  const now = clocks ? presentOf(clocks.settings, owner) + clocks.skew : null;
  const theirs = log && replay(log);
  const other = log && stateOf(log.planId, theirs ?? [], now);
  const facts = other ? comparedPlans(planFacts(snapshot), planFacts(other)) : [];
  const shown = isShort ? facts.filter(({ isSame }) => !isSame) : facts;
  return (
    <>
      <p>
        <FormattedMessage id="inspector.compare.lead" values={{ plan: String(bundle.planId) }} />
      </p>
      <PlanFinder
        name="compared"
        label="inspector.compare.other"
        plans={plans}
        except={bundle.planId}
        planId={otherId}
        searchable
        onPick={setOtherId}
      />
      {!other && (
        <p role={isError ? "alert" : undefined}>
          <FormattedMessage id={isError ? "inspector.failed.title" : "inspector.compare.choose"} />
        </p>
      )}
      {other && (
        <>
          <FormControlLabel
            control={<Checkbox checked={isShort} onChange={(_event, checked) => setShort(checked)} />}
            label={<FormattedMessage id="inspector.compare.only" />}
          />
          {shown.length === 0 ? (
            <p>
              <FormattedMessage id="inspector.compare.same" />
            </p>
          ) : (
            <Table>
              <Heads first="inspector.compare.fact" plans={[bundle.planId, log.planId]} />
              <tbody>
                {shown.map((fact) => (
                  <tr key={fact.path} data-missing={!fact.isSame}>
                    <th scope="row">{nameOf(fact)}</th>
                    <td>{textOf(fact.one)}</td>
                    <td>{textOf(fact.other)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
          <Fold>
            <summary>
              <FormattedMessage id="inspector.compare.events" />
            </summary>
            <div>
              <Events plans={[bundle.planId, log.planId]} both={[steps, theirs ?? []]} />
            </div>
          </Fold>
        </>
      )}
    </>
  );
}

/** Null: the time is not known yet. */
function stateOf(planId: number, steps: readonly ReplayStep[], now: Instant | null) {
  const last = steps.at(-1)?.snapshot ?? newCheckout(planId);
  return now === null ? last : snapshotAt(last, now);
}

type HeadsProps = {
  readonly first: "inspector.compare.fact" | "inspector.compare.event";
  readonly plans: readonly [number, number];
};

function Heads({ first, plans }: HeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id={first} />
        </th>
        {plans.map((plan) => (
          <th key={plan} scope="col">
            <FormattedMessage id="inspector.compare.plan" values={{ plan: String(plan) }} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type EventsProps = {
  readonly plans: readonly [number, number];
  readonly both: readonly [readonly ReplayStep[], readonly ReplayStep[]];
};

function Events({ plans, both }: EventsProps) {
  const time = useTime();
  const rows = Array.from({ length: Math.max(...both.map(({ length }) => length)) }, (_none, index) =>
    both.map((steps) => steps[index]),
  );
  const text = (step: ReplayStep | undefined) =>
    step && (
      <>
        <Code>{step.event.type}</Code> → <Code>{step.state}</Code>
        <br />
        {time(step.event.at)}
      </>
    );
  return (
    <Table>
      <Heads first="inspector.compare.event" plans={plans} />
      <tbody>
        {rows.map(([one, other], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          <tr key={index} data-missing={one?.event.type !== other?.event.type || one?.state !== other?.state}>
            <th scope="row">{index + 1}</th>
            <td>{text(one)}</td>
            <td>{text(other)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
