import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { useDebouncedValue } from "../../../../platform/web/useDebouncedValue";
import { LONGEST } from "../../../../shared/longest";
import type { InspectedPlan } from "../../inspector.schemas";
import { useFindPlansQuery } from "../inspector.api";
import { PlainList, Row } from "../toolParts";

/** Milliseconds without typing after which the search starts. */
const SETTLES_WITHIN = 300;

const Found = styled("div")({
  maxHeight: 320,
  overflowY: "auto",
  marginTop: 8,
  padding: "8px 12px",
  border: `1px solid ${token("sand")}`,
  borderRadius: 8,
  background: token("surface"),
});

type Props = {
  /** The name of the fields, as a page may have two finders. */
  readonly name: string;
  readonly label: "inspector.plan.label" | "inspector.compare.other";
  /** The newest ones. */
  readonly plans: readonly InspectedPlan[];
  readonly planId: number | null;
  /** Whether plans other than the newest can be searched for. */
  readonly searchable: boolean;
  /** A plan that is not offered. */
  readonly except?: number;
  readonly onPick: (planId: number) => void;
};

/** Chooses a plan of the client's, or anybody's for staff: from the newest, or found by a text. (QA-11) */
export function PlanFinder({ name, label, plans: known, planId, searchable, except, onPick }: Props) {
  const [search, setSearch] = useState("");
  const lineOf = usePlanLine();
  const pick = (id: number) => {
    setSearch("");
    onPick(id);
  };
  const plans = known.filter(({ TravelPlanId }) => TravelPlanId !== except);
  const isListed = plans.some(({ TravelPlanId }) => TravelPlanId === planId);
  return (
    <div>
      <Row sx={{ alignItems: "end" }}>
        <SelectField
          name={name}
          label={<FormattedMessage id={label} />}
          value={planId === null ? "" : String(planId)}
          onChange={({ target }) => target.value !== "" && pick(Number(target.value))}
        >
          {planId === null && <option value="">–</option>}
          {planId !== null && !isListed && <option value={planId}>{planId}</option>}
          {plans.map((plan) => (
            <option key={plan.TravelPlanId} value={plan.TravelPlanId}>
              {lineOf(plan)}
            </option>
          ))}
        </SelectField>
        {searchable && (
          <TextField
            name={`${name}-search`}
            type="search"
            label={<FormattedMessage id="inspector.plan.find" />}
            value={search}
            maxLength={LONGEST.searchWords}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Row>
      <FoundPlans search={search.trim()} except={except} onPick={pick} />
    </div>
  );
}

type FoundProps = Pick<Props, "onPick"> & { readonly search: string; readonly except: number | undefined };

function FoundPlans({ search, except, onPick }: FoundProps) {
  const Text = useDebouncedValue(search, SETTLES_WITHIN);
  const lineOf = usePlanLine();
  const { currentData, isError } = useFindPlansQuery({ Text }, { skip: Text === "" || search === "" });
  const found = currentData?.filter(({ TravelPlanId }) => TravelPlanId !== except);
  const isShown = found !== undefined && search !== "";
  return (
    <div role="status">
      {isError && search !== "" && (
        <p>
          <FormattedMessage id="inspector.plan.findFailed" />
        </p>
      )}
      {isShown && (
        <Found>
          <p>
            <FormattedMessage id="inspector.plan.found" values={{ count: found.length }} />
          </p>
          <PlainList>
            {found.map((plan) => (
              <li key={plan.TravelPlanId}>
                <Button onClick={() => onPick(plan.TravelPlanId)} sx={{ justifyContent: "start", textAlign: "start" }}>
                  {lineOf(plan)}
                </Button>
              </li>
            ))}
          </PlainList>
        </Found>
      )}
    </div>
  );
}

/** A plan in a line: its number, state, client and scenario. */
function usePlanLine(): (plan: InspectedPlan) => string {
  const intl = useIntl();
  return ({ TravelPlanId, State, ClientId, ClientName, Scenario }) =>
    intl.formatMessage(
      { id: "inspector.plan.line" },
      {
        plan: String(TravelPlanId),
        state: State,
        client: `${ClientName} (${ClientId})`,
        scenario: Scenario ?? "none",
      },
    );
}
