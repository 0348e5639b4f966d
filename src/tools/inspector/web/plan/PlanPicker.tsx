import Button from "@mui/material/Button";
import { FormattedMessage, useIntl } from "react-intl";
import { object, string } from "yup";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { useForm } from "../../../../platform/web/forms/useForm";
import type { MessageId } from "../../../../platform/web/messages";
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

const NUMBER_WANTED = "inspector.plan.numberWanted" satisfies MessageId;

const schema = object({
  number: string().trim().required(NUMBER_WANTED).matches(/^\d+$/, NUMBER_WANTED),
});

/** Chooses the inspected plan: one of the client's, or any for staff. */
export function PlanPicker({ plans, planId, isStaff, onPick }: Props) {
  const intl = useIntl();
  const form = useForm({
    prefix: "plan",
    initialValues: { number: "" },
    validationSchema: schema,
    shows: "onceSent",
    send: async ({ number }) => {
      onPick(Number(number.trim()));
      return undefined;
    },
  });
  const isListed = plans.some(({ TravelPlanId }) => TravelPlanId === planId);
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
        <FormProvider form={form}>
          <form noValidate onSubmit={form.submit}>
            <Row sx={{ alignItems: "end" }}>
              <form.Field
                as={TextField}
                name="number"
                label={<FormattedMessage id="inspector.plan.number" />}
                inputMode="numeric"
                autoComplete="off"
              />
              <Button type="submit" variant="outlined">
                <FormattedMessage id="inspector.plan.show" />
              </Button>
            </Row>
          </form>
        </FormProvider>
      )}
    </Row>
  );
}
