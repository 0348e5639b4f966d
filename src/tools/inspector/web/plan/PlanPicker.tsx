import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import type { InspectedPlan } from "../../inspector.schemas";
import { Row } from "../toolParts";

type Props = {
  readonly plans: readonly InspectedPlan[];
  readonly planId: number | null;
  /** Staff may open any plan by its number. */
  readonly isStaff: boolean;
  readonly onPick: (planId: number) => void;
};

/** Which plan is looked into: one of the client's, or any for staff. */
export function PlanPicker({ plans, planId, isStaff, onPick }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState("");
  const isListed = plans.some(({ TravelPlanId }) => TravelPlanId === planId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (/^\d+$/.test(typed.trim())) onPick(Number(typed.trim()));
  };
  return (
    <Row sx={{ alignItems: "end" }}>
      <SelectField
        name="plan"
        label={<FormattedMessage id="inspector.plan.label" />}
        value={planId === null ? "" : String(planId)}
        onChange={({ target }) => target.value !== "" && onPick(Number(target.value))}
      >
        {planId === null && <option value="">–</option>}
        {planId !== null && !isListed && <option value={planId}>{planId}</option>}
        {plans.map(({ TravelPlanId, ClientId, State }) => (
          <option key={TravelPlanId} value={TravelPlanId}>
            {intl.formatMessage(
              { id: isStaff ? "inspector.plan.ofClient" : "inspector.plan.own" },
              { plan: String(TravelPlanId), state: State, client: String(ClientId) },
            )}
          </option>
        ))}
      </SelectField>
      {isStaff && (
        <form noValidate onSubmit={submit}>
          <Row sx={{ alignItems: "end" }}>
            <TextField
              name="plan-number"
              label={<FormattedMessage id="inspector.plan.number" />}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="outlined">
              <FormattedMessage id="inspector.plan.show" />
            </Button>
          </Row>
        </form>
      )}
    </Row>
  );
}
