import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { PlanInspector } from "./plan/PlanInspector";
import { OpeningScenario } from "./scenarios/OpeningScenario";

/**
 * QA's page (QA-1): a plan's chart, its events, its history, the clock and every scenario. `?plan=` opens a plan,
 * `?scenario=` builds a scenario and goes to its page, `?stately=` attaches another inspector.
 */
export default function InspectorPage() {
  const [search, setSearch] = useSearchParams();
  const scenario = search.get("scenario");
  const pick = (id: number) =>
    setSearch((before) => {
      before.set("plan", String(id));
      return before;
    });
  return (
    <PageFrame title={<FormattedMessage id="inspector.title" />} lead={<FormattedMessage id="inspector.lead" />}>
      {scenario ? (
        <OpeningScenario name={scenario} />
      ) : (
        <PlanInspector planId={Number(search.get("plan")) || null} stately={search.get("stately")} onPick={pick} />
      )}
    </PageFrame>
  );
}
