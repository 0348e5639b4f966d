import Button from "@mui/material/Button";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { knowsPasskeys } from "../../../../../platform/web/passkeys/passkeys";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import type { OwnAccess } from "../../../../account/staff.schemas";
import { DeskList, DeskListRow } from "../../parts/DeskList";

type Factor = OwnAccess["SecondFactor"];
type Passkey = Factor["Passkeys"][number];

type Props = {
  readonly factor: Factor;
  /** A passkey is being begun. */
  readonly adding: boolean;
  /** Something else is being begun. */
  readonly disabled: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (passkeyId: string) => void;
};

/** A staff member's passkeys, by name. */
export function PasskeyList({ factor: { App, Passkeys, TakesPasskeys }, adding, disabled, onAdd, onRemove }: Props) {
  const isLast = !App && Passkeys.length === 1;
  const why = whyNone(TakesPasskeys);
  return (
    <>
      <DeskList
        items={Passkeys}
        keyOf={({ PasskeyId }) => PasskeyId}
        none={<FormattedMessage id="staff.factor.passkeyNone" />}
      >
        {(passkey) => <OnePasskey passkey={passkey} isLast={isLast} onRemove={onRemove} />}
      </DeskList>
      {why ? (
        <p>
          <FormattedMessage id={why} />
        </p>
      ) : (
        <div>
          <BusyButton variant="outlined" size="large" loading={adding} disabled={disabled} onClick={onAdd}>
            <FormattedMessage id="staff.factor.passkeyAdd" />
          </BusyButton>
        </div>
      )}
    </>
  );
}

function whyNone(takesPasskeys: boolean) {
  if (!takesPasskeys) return "staff.factor.passkeyNameless";
  return knowsPasskeys() ? null : "staff.factor.passkeyUnsupported";
}

type OneProps = Pick<Props, "onRemove"> & { readonly passkey: Passkey; readonly isLast: boolean };

function OnePasskey({ passkey: { PasskeyId, Name, AddedAt, UsedAt }, isLast, onRemove }: OneProps) {
  const intl = useIntl();
  const { instant } = useHavanaTime();
  return (
    <DeskListRow>
      <div>
        <strong>{Name}</strong>
        <p>
          <FormattedMessage id="staff.factor.passkeyAdded" values={{ when: instant(AddedAt) }} />
        </p>
        <p>
          {UsedAt === null ? (
            <FormattedMessage id="staff.factor.passkeyUnused" />
          ) : (
            <FormattedMessage id="staff.factor.passkeyUsed" values={{ when: instant(UsedAt) }} />
          )}
        </p>
        {isLast && (
          <p>
            <FormattedMessage id="staff.factor.passkeyLast" />
          </p>
        )}
      </div>
      {!isLast && (
        <Button
          variant="outlined"
          aria-label={intl.formatMessage({ id: "staff.factor.passkeyRemoveOf" }, { name: Name })}
          onClick={() => onRemove(PasskeyId)}
        >
          <FormattedMessage id="staff.factor.passkeyRemove" />
        </Button>
      )}
    </DeskListRow>
  );
}
