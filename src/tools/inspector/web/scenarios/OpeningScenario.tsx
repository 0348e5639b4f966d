import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "../../../../platform/web/links";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { ownPath } from "../../../../shared/ownPath";
import { HOME } from "../../../../shared/page";
import { inspectorPath } from "../../../../shared/qa.pages";
import { useBuildScenarioMutation } from "../inspector.api";
import { noteDeed } from "../testSession/useTestSession";
import { Code, ToolLink } from "../toolParts";

/** Follows a scenario's link: builds it for the signed-in client, then opens its page with the inspector beside it. */
export function OpeningScenario({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  const [build, { error }] = useBuildScenarioMutation();
  const begun = useRef("");
  useEffect(() => {
    if (begun.current === name) return;
    begun.current = name;
    void build({ name }).then(({ data }) => {
      if (!data) return;
      const { TravelPlanId: planId, builtAt, bookingIds } = data;
      noteDeed({ type: "scenario", name, planId, builtAt, bookingIds });
      void navigate(ownPath(`${data.path}?inspect`) ?? HOME, { replace: true });
    });
  }, [build, name, navigate]);
  if (!error) {
    return (
      <p role="status">
        <FormattedMessage id="inspector.scenarios.opening" values={{ name: <Code>{name}</Code> }} />
      </p>
    );
  }
  return (
    <Callout
      kind="error"
      announce
      action={
        <ToolLink to={inspectorPath()}>
          <FormattedMessage id="inspector.title" />
        </ToolLink>
      }
    >
      {serverText(error) ?? <FormattedMessage id="inspector.scenarios.failed" />}
    </Callout>
  );
}
