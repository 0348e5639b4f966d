import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import type { PlanBundle } from "../../../../features/desk/bundle/bundle";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { RecreatedPlan } from "../../inspector.schemas";
import { useRecreatePlanMutation } from "../inspector.api";
import { Code, PlainList, Row } from "../toolParts";

type Props = {
  readonly bundle: PlanBundle;
  /** `here`: a plan of another installation; `fork`: this plan as it was after a step. */
  readonly as: "here" | "fork";
  /** Shows the plan that was created. */
  readonly onOpen: (planId: number) => void;
};

/** Recreates a plan for the signed-in client, to continue with it, and lists what differs (QA-9). */
export function RecreatePlan({ bundle, as, onOpen }: Props) {
  const [recreate, { data, error, isLoading }] = useRecreatePlanMutation();
  return (
    <div style={{ display: "grid", gap: 12, gridTemplateColumns: "minmax(0, 1fr)", marginBlockStart: 12 }}>
      <Row>
        <BusyButton variant="outlined" loading={isLoading} onClick={() => void recreate(bundle)}>
          <FormattedMessage id={`inspector.recreate.${as}`} />
        </BusyButton>
        <span>
          <FormattedMessage id={`inspector.recreate.lead.${as}`} />
        </span>
      </Row>
      <div role="status">{data && <Made made={data} onOpen={onOpen} />}</div>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="inspector.recreate.failed" />}
        </Callout>
      )}
    </div>
  );
}

type MadeProps = { readonly made: RecreatedPlan } & Pick<Props, "onOpen">;

function Made({ made: { TravelPlanId, State, Differences }, onOpen }: MadeProps) {
  return (
    <Callout kind={Differences.length > 0 ? "warning" : "success"}>
      <FormattedMessage
        id="inspector.recreate.made"
        values={{ plan: String(TravelPlanId), state: <Code>{State}</Code>, differences: Differences.length }}
      />
      {Differences.length > 0 && (
        <PlainList>
          {Differences.map(({ Code: code, About }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a difference is identified by its position
            <li key={place}>
              <FormattedMessage id={`inspector.recreate.${code}`} values={{ about: <Code>{About}</Code> }} />
            </li>
          ))}
        </PlainList>
      )}
      <div>
        <Button onClick={() => onOpen(TravelPlanId)}>
          <FormattedMessage id="inspector.scenarios.open" />
        </Button>
      </div>
    </Callout>
  );
}
