import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import type { PlanBundle } from "../../../features/desk/bundle";
import { Callout } from "../../../platform/web/ui/Callout";
import { serverText } from "../../../platform/web/ui/serverText";
import type { RecreatedPlan } from "../inspector.schemas";
import { useRecreatePlanMutation } from "./inspector.api";
import { Code, PlainList, Row } from "./toolParts";

type Props = {
  readonly bundle: PlanBundle;
  /** `here`: a plan of another installation; `fork`: this plan as it was after a step. */
  readonly as: "here" | "fork";
  readonly onMade: (planId: number) => void;
};

/** Makes a plan once more for the signed-in client, to be gone on with, and says what is otherwise (QA-9). */
export function RecreatePlan({ bundle, as, onMade }: Props) {
  const [recreate, { data, error, isLoading }] = useRecreatePlanMutation();
  const make = async () => {
    const { data: made } = await recreate(bundle);
    if (made) onMade(made.TravelPlanId);
  };
  return (
    <>
      <Row>
        <Button variant="outlined" loading={isLoading} onClick={() => void make()}>
          <FormattedMessage id={`inspector.recreate.${as}`} />
        </Button>
        <span>
          <FormattedMessage id={`inspector.recreate.lead.${as}`} />
        </span>
      </Row>
      <div role="status">{data && <Made made={data} />}</div>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="inspector.recreate.failed" />}
        </Callout>
      )}
    </>
  );
}

function Made({ made: { TravelPlanId, State, Differences } }: { readonly made: RecreatedPlan }) {
  return (
    <Callout kind={Differences.length > 0 ? "warning" : "success"}>
      <FormattedMessage
        id="inspector.recreate.made"
        values={{ plan: String(TravelPlanId), state: <Code>{State}</Code>, differences: Differences.length }}
      />
      {Differences.length > 0 && (
        <PlainList>
          {Differences.map(({ Code: code, About }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a difference is its place
            <li key={place}>
              <FormattedMessage id={`inspector.recreate.${code}`} values={{ about: <Code>{About}</Code> }} />
            </li>
          ))}
        </PlainList>
      )}
    </Callout>
  );
}
