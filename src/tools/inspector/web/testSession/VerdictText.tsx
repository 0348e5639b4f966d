import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { Verdict } from "../../story/trial";
import { Code } from "../toolParts";

/** How a trial ended, and what stopped it. */
export function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  if (verdict.passed) {
    return (
      <Callout kind="success">
        <FormattedMessage id="inspector.test.passed" />
      </Callout>
    );
  }
  const states = "expected" in verdict ? verdict : { expected: "", found: "" };
  return (
    <Callout kind="error">
      <FormattedMessage
        id={`inspector.test.${verdict.why}`}
        values={{ expected: <Code>{states.expected}</Code>, found: <Code>{states.found}</Code> }}
      />
    </Callout>
  );
}
