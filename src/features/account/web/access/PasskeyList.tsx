import Button from "@mui/material/Button";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { knowsPasskeys } from "../../../../platform/web/passkeys/passkeys";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import type { OwnAccess } from "../../access.schemas";
import { Rows } from "../Rows";

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

/** A user's passkeys, by name. */
export function PasskeyList({ factor: { App, Passkeys, TakesPasskeys }, adding, disabled, onAdd, onRemove }: Props) {
  const isLast = !App && Passkeys.length === 1;
  const why = whyNone(TakesPasskeys);
  return (
    <>
      {Passkeys.length === 0 ? (
        <p>
          <FormattedMessage id="account.factor.passkeyNone" />
        </p>
      ) : (
        <Rows>
          {Passkeys.map((passkey) => (
            <OnePasskey key={passkey.PasskeyId} passkey={passkey} isLast={isLast} onRemove={onRemove} />
          ))}
        </Rows>
      )}
      {why ? (
        <p>
          <FormattedMessage id={why} />
        </p>
      ) : (
        <div>
          <BusyButton variant="outlined" size="large" loading={adding} disabled={disabled} onClick={onAdd}>
            <FormattedMessage id="account.factor.passkeyAdd" />
          </BusyButton>
        </div>
      )}
    </>
  );
}

function whyNone(takesPasskeys: boolean) {
  if (!takesPasskeys) return "account.factor.passkeyNameless";
  return knowsPasskeys() ? null : "account.factor.passkeyUnsupported";
}

type OneProps = Pick<Props, "onRemove"> & { readonly passkey: Passkey; readonly isLast: boolean };

function OnePasskey({ passkey: { PasskeyId, Name, AddedAt, UsedAt }, isLast, onRemove }: OneProps) {
  const intl = useIntl();
  const { instant } = useHavanaTime();
  return (
    <li>
      <div>
        <strong>{Name}</strong>
        <p>
          <FormattedMessage id="account.factor.passkeyAdded" values={{ when: instant(AddedAt) }} />
        </p>
        <p>
          {UsedAt === null ? (
            <FormattedMessage id="account.factor.passkeyUnused" />
          ) : (
            <FormattedMessage id="account.factor.passkeyUsed" values={{ when: instant(UsedAt) }} />
          )}
        </p>
        {isLast && (
          <p>
            <FormattedMessage id="account.factor.passkeyLast" />
          </p>
        )}
      </div>
      {!isLast && (
        <Button
          variant="outlined"
          aria-label={intl.formatMessage({ id: "account.factor.passkeyRemoveOf" }, { name: Name })}
          onClick={() => onRemove(PasskeyId)}
        >
          <FormattedMessage id="account.factor.passkeyRemove" />
        </Button>
      )}
    </li>
  );
}
