import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { ownPath } from "../../../../shared/ownPath";
import { HOME } from "../../../../shared/page";
import { inspectorPath } from "../../../../shared/qa.pages";
import type { BuiltScenario } from "../../inspector.schemas";
import { useBuildScenarioMutation, useGetScenariosQuery } from "../inspector.api";
import { Code, PlainList, Row, ToolLink } from "../toolParts";

type Done = BuiltScenario & { milliseconds: number };

type Props = { readonly onBuilt: (built: BuiltScenario) => void };

/** The scenarios, which are built for the signed-in client through the product's own calls. */
export function ScenariosPanel({ onBuilt }: Props) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { data: known = [], isError, isLoading: listing } = useGetScenariosQuery();
  const [build, { error, isLoading, originalArgs }] = useBuildScenarioMutation();
  const [done, setDone] = useState<Done | null>(null);

  const begin = async (name: string) => {
    setDone(null);
    const began = performance.now();
    const { data } = await build({ name });
    if (!data) return;
    setDone({ ...data, milliseconds: Math.round(performance.now() - began) });
    onBuilt(data);
  };

  return (
    <>
      <p>
        <FormattedMessage id="inspector.scenarios.lead" />
      </p>
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="inspector.scenarios.unknown" />
        </Callout>
      )}
      <div role="status">
        {done && (
          <Callout kind="success">
            <FormattedMessage
              id="inspector.scenarios.built"
              values={{
                name: <Code>{done.name}</Code>,
                plan: String(done.TravelPlanId),
                milliseconds: done.milliseconds,
              }}
            />{" "}
            <ToolLink to={ownPath(done.path) ?? HOME}>
              <FormattedMessage id="inspector.scenarios.open" />
            </ToolLink>
          </Callout>
        )}
      </div>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="inspector.scenarios.failed" />}
        </Callout>
      )}
      {listing && <Skeleton variant="rounded" height={320} />}
      <PlainList sx={{ gap: "12px 40px", gridTemplateColumns: "repeat(auto-fill, minmax(min(440px, 100%), 1fr))" }}>
        {known.map(({ name, state, description }) => (
          <li key={name}>
            <Row sx={{ flexWrap: "nowrap", justifyContent: "space-between", alignItems: "start" }}>
              <div>
                <strong>
                  <Code>{name}</Code>
                </strong>{" "}
                → <Code>{state}</Code>
                <br />
                {description[language]}
              </div>
              <Row sx={{ flex: "none", flexDirection: "column", gap: "4px" }}>
                <BusyButton
                  variant="outlined"
                  loading={isLoading && originalArgs?.name === name}
                  disabled={isLoading}
                  onClick={() => void begin(name)}
                >
                  <FormattedMessage id="inspector.scenarios.build" />
                </BusyButton>
                <ToolLink
                  to={inspectorPath({ scenario: name })}
                  aria-label={formatMessage({ id: "inspector.scenarios.linkOf" }, { name })}
                >
                  <FormattedMessage id="inspector.scenarios.link" />
                </ToolLink>
              </Row>
            </Row>
          </li>
        ))}
      </PlainList>
    </>
  );
}
