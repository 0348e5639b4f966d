import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { SECOND } from "../../../../shared/instant";
import type { Fault, ProviderFaults } from "../../faults.schemas";
import { failureText } from "../failureText";
import { useGetFaultsQuery, useSetFaultsMutation } from "../inspector.api";
import { PlainList, Row } from "../toolParts";
import { AfterwardsList } from "./AfterwardsList";

/** A payment in another window may use up the set faults. */
const LOOK_AGAIN = 5 * SECOND;

/** `planId`: the plan with the paid link to simulate events for; null: none is open. */
type Props = { readonly planId: number | null };

/** The faults that each provider's stand-in will show at its next calls, and the possible ones. (QA-10) */
export function FaultsPanel({ planId }: Props) {
  const look = { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN };
  const { data, isError, isLoading, refetch } = useGetFaultsQuery(undefined, look);
  const [set, { error, isLoading: setting }] = useSetFaultsMutation();
  const change = async (Provider: ProviderFaults["Provider"], Waiting: Fault[]) => {
    await set({ Provider, Waiting });
    await refetch();
  };

  return (
    <>
      <p>
        <FormattedMessage id="inspector.faults.lead" />
      </p>
      {(isError || data?.length === 0) && (
        <Callout kind={isError ? "error" : "info"} announce>
          <FormattedMessage id={isError ? "inspector.faults.unknown" : "inspector.faults.none"} />
        </Callout>
      )}
      {error && (
        <Callout kind="error" announce>
          {failureText(error) ?? <FormattedMessage id="inspector.faults.failed" />}
        </Callout>
      )}
      {isLoading && <Skeleton variant="rounded" height={320} />}
      <PlainList sx={{ gap: "28px 40px", gridTemplateColumns: "repeat(auto-fill, minmax(min(440px, 100%), 1fr))" }}>
        {data?.map((provider) => (
          <li key={provider.Provider}>
            <OfProvider
              {...provider}
              disabled={setting}
              onChange={(faults) => void change(provider.Provider, faults)}
            />
          </li>
        ))}
      </PlainList>
      {data?.some(({ Provider }) => Provider === "stripe") && <AfterwardsList planId={planId} />}
    </>
  );
}

type OfProviderProps = ProviderFaults & { readonly disabled: boolean; readonly onChange: (faults: Fault[]) => void };

function OfProvider({ Provider, Known, Waiting, disabled, onChange }: OfProviderProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `inspector.faults.of.${Provider}` });
  const nameOf = (fault: Fault) => formatMessage({ id: `inspector.fault.${fault}` });
  return (
    <section aria-label={name}>
      <h2 style={{ margin: 0, fontSize: "1.125rem" }}>{name}</h2>
      <Row sx={{ minHeight: 44, flexWrap: "nowrap", justifyContent: "space-between" }}>
        <span role="status">
          {Waiting.length === 0 ? (
            <FormattedMessage id="inspector.faults.nothing" />
          ) : (
            <FormattedMessage
              id="inspector.faults.waiting"
              values={{
                count: Waiting.length,
                faults: (
                  <strong>
                    <FormattedList type="unit" value={Waiting.map(nameOf)} />
                  </strong>
                ),
              }}
            />
          )}
        </span>
        {Waiting.length > 0 && (
          <Button
            variant="text"
            sx={{ flex: "none" }}
            disabled={disabled}
            aria-label={formatMessage({ id: "inspector.faults.clearOf" }, { provider: name })}
            onClick={() => onChange([])}
          >
            <FormattedMessage id="inspector.faults.clear" />
          </Button>
        )}
      </Row>
      <PlainList sx={{ gap: "12px" }}>
        {Known.map((fault) => (
          <li key={fault}>
            <Row sx={{ flexWrap: "nowrap", justifyContent: "space-between", alignItems: "start" }}>
              <div>
                <strong>{nameOf(fault)}</strong>
                <br />
                <FormattedMessage id={`inspector.fault.${fault}.does`} values={{ provider: Provider }} />
              </div>
              <Button
                variant="outlined"
                sx={{ flex: "none" }}
                disabled={disabled}
                aria-label={formatMessage({ id: "inspector.faults.setOf" }, { provider: name, fault: nameOf(fault) })}
                onClick={() => onChange([...Waiting, fault])}
              >
                <FormattedMessage id="inspector.faults.set" />
              </Button>
            </Row>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
