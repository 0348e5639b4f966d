import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useState } from "react";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { SECOND } from "../../../../shared/instant";
import { MOST_FAULTS } from "../../faults.limits";
import type { AimedFault, Fault, ProviderFaults } from "../../faults.schemas";
import { failureText } from "../failureText";
import { useGetFaultsQuery, useSetFaultsMutation } from "../inspector.api";
import { PlainList, Row } from "../toolParts";
import { AfterwardsList } from "./AfterwardsList";

/** A payment in another window may use up the set faults. */
const LOOK_AGAIN = 5 * SECOND;

type Props = {
  /** The plan with the paid link to simulate events for; null: none is open. */
  readonly planId: number | null;
  /** The client for whose calls alone faults can be set; null: not known yet. */
  readonly clientId: number | null;
};

/** Whom a fault is set for and how often: for the next calls, or for each by chance, in percent. */
type FaultScope = { ofClient: boolean; byChance: boolean; calls: string; percent: string };

/** The faults that each provider's stand-in will show at its next calls, and the possible ones. (QA-10) */
export function FaultsPanel({ planId, clientId }: Props) {
  const [scope, setScope] = useState<FaultScope>({ ofClient: false, byChance: false, calls: "1", percent: "50" });
  const look = { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN };
  const { data, isError, isLoading, refetch } = useGetFaultsQuery(undefined, look);
  const [set, { error, isLoading: setting }] = useSetFaultsMutation();
  const change = async (Provider: ProviderFaults["Provider"], Waiting: AimedFault[]) => {
    await set({ Provider, Waiting });
    await refetch();
  };
  const aimed = (Fault: Fault, room: number): AimedFault[] => {
    const ClientId = scope.ofClient ? clientId : null;
    if (scope.byChance) return [{ Fault, ClientId, Chance: within(scope.percent, 1, 100) / 100 }];
    return Array.from({ length: Math.min(within(scope.calls, 1, MOST_FAULTS), room) }, () => ({
      Fault,
      ClientId,
      Chance: null,
    }));
  };

  return (
    <>
      <p>
        <FormattedMessage id="inspector.faults.lead" />
      </p>
      <ScopeFields
        scope={scope}
        clientId={clientId}
        onChange={(change) => setScope((before) => ({ ...before, ...change }))}
      />
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
              onAdd={(fault) => {
                const { Provider, Waiting } = provider;
                void change(Provider, [...Waiting, ...aimed(fault, MOST_FAULTS - Waiting.length)]);
              }}
              onClear={() => void change(provider.Provider, [])}
            />
          </li>
        ))}
      </PlainList>
      {data?.some(({ Provider }) => Provider === "stripe") && <AfterwardsList planId={planId} />}
    </>
  );
}

/** A typed whole number, or the nearest one that is allowed. */
const within = (typed: string, least: number, most: number): number =>
  Math.min(Math.max(Math.round(Number(typed)) || least, least), most);

type ScopeFieldsProps = {
  readonly scope: FaultScope;
  readonly clientId: number | null;
  readonly onChange: (change: Partial<FaultScope>) => void;
};

function ScopeFields({ scope: { ofClient, byChance, calls, percent }, clientId, onChange }: ScopeFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Row sx={{ alignItems: "end" }}>
      <SelectField
        name="fault-whose"
        label={<FormattedMessage id="inspector.faults.whose" />}
        value={ofClient ? "client" : "any"}
        onChange={({ target }) => onChange({ ofClient: target.value === "client" })}
      >
        <option value="any">{formatMessage({ id: "inspector.faults.ofAny" })}</option>
        {clientId !== null && (
          <option value="client">
            {formatMessage({ id: "inspector.faults.ofClient" }, { client: String(clientId) })}
          </option>
        )}
      </SelectField>
      <SelectField
        name="fault-how"
        label={<FormattedMessage id="inspector.faults.how" />}
        value={byChance ? "chance" : "next"}
        onChange={({ target }) => onChange({ byChance: target.value === "chance" })}
      >
        <option value="next">{formatMessage({ id: "inspector.faults.next" })}</option>
        <option value="chance">{formatMessage({ id: "inspector.faults.byChance" })}</option>
      </SelectField>
      {byChance ? (
        <TextField
          name="fault-percent"
          label={<FormattedMessage id="inspector.faults.percent" />}
          inputMode="numeric"
          value={percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      ) : (
        <TextField
          name="fault-calls"
          label={<FormattedMessage id="inspector.faults.calls" />}
          inputMode="numeric"
          value={calls}
          onChange={({ target }) => onChange({ calls: target.value })}
        />
      )}
    </Row>
  );
}

type OfProviderProps = ProviderFaults & {
  readonly disabled: boolean;
  readonly onAdd: (fault: Fault) => void;
  readonly onClear: () => void;
};

function OfProvider({ Provider, Known, Waiting, disabled, onAdd, onClear }: OfProviderProps) {
  const { formatMessage, formatNumber } = useIntl();
  const name = formatMessage({ id: `inspector.faults.of.${Provider}` });
  const nameOf = (fault: Fault) => formatMessage({ id: `inspector.fault.${fault}` });
  const aimedName = ({ Fault: fault, ClientId, Chance }: AimedFault) =>
    formatMessage(
      { id: "inspector.faults.aimed" },
      {
        fault: nameOf(fault),
        client: ClientId === null ? "any" : String(ClientId),
        chance: Chance === null ? "next" : formatNumber(Chance, { style: "percent" }),
      },
    );
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
                chance: Waiting.some(({ Chance }) => Chance !== null) ? "yes" : "no",
                faults: (
                  <strong>
                    <FormattedList type="unit" value={Waiting.map(aimedName)} />
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
            onClick={onClear}
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
                disabled={disabled || Waiting.length >= MOST_FAULTS}
                aria-label={formatMessage({ id: "inspector.faults.setOf" }, { provider: name, fault: nameOf(fault) })}
                onClick={() => onAdd(fault)}
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
