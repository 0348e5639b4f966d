import Button from "@mui/material/Button";
import { FormattedMessage, useIntl } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { Afterwards } from "../../faults.schemas";
import { failureText } from "../failureText";
import { useHappenAfterwardsMutation } from "../inspector.api";
import { PlainList, Row } from "../toolParts";

const happenings: readonly Afterwards[] = ["disputed", "won", "lost", "returned"];

/** Later events of the money that the open plan was paid with by link, to be simulated at once. (QA-10) */
export function AfterwardsList({ planId }: { readonly planId: number | null }) {
  const { formatMessage } = useIntl();
  const [happen, { data, error, isLoading, originalArgs }] = useHappenAfterwardsMutation();
  const title = formatMessage({ id: "inspector.afterwards.title" });
  const isOfPlan = originalArgs?.planId === planId;
  return (
    <section aria-label={title}>
      <h2 style={{ margin: "0 0 8px", fontSize: "1.125rem" }}>{title}</h2>
      <p style={{ marginBlock: "0 12px" }}>
        <FormattedMessage
          id="inspector.afterwards.lead"
          values={{ open: planId === null ? "no" : "yes", plan: String(planId) }}
        />
      </p>
      <div role="status">
        {data && isOfPlan && (
          <Callout kind="success">
            <FormattedMessage id="inspector.afterwards.done" values={{ plan: String(planId) }} />
          </Callout>
        )}
      </div>
      {error && isOfPlan && (
        <Callout kind="error" announce>
          {failureText(error) ?? <FormattedMessage id="inspector.faults.failed" />}
        </Callout>
      )}
      <PlainList sx={{ gap: "12px 40px", gridTemplateColumns: "repeat(auto-fill, minmax(min(440px, 100%), 1fr))" }}>
        {happenings.map((What) => (
          <li key={What}>
            <Row sx={{ flexWrap: "nowrap", justifyContent: "space-between", alignItems: "center" }}>
              <span>
                <FormattedMessage id={`inspector.afterwards.${What}`} />
              </span>
              <Button
                variant="outlined"
                sx={{ flex: "none" }}
                disabled={planId === null || isLoading}
                aria-label={formatMessage({ id: `inspector.afterwards.${What}` })}
                onClick={() => planId !== null && void happen({ planId, body: { What } })}
              >
                <FormattedMessage id="inspector.afterwards.happen" />
              </Button>
            </Row>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
