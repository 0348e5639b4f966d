import Typography from "@mui/material/Typography";
import { type ComponentProps, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Icon } from "../../../../platform/web/ui/Icon";
import { LONGEST } from "../../../../shared/longest";
import { isBlank } from "../../../../shared/plainText";
import type { HolderCheck } from "../../payments.schemas";
import { useCheckHolderNameQuery } from "../payments.api";

/** Milliseconds without typing after which a name is checked. */
const PAUSE = 400;

type Props = Omit<ComponentProps<typeof TextField>, "label"> & {
  readonly match: HolderCheck["Match"] | null;
};

/** The name on the card, and how it compares with the client's while it is typed. */
export function HolderField({ match, ...field }: Props) {
  return (
    <div>
      <TextField
        {...field}
        label={<FormattedMessage id="payment.holder.label" />}
        hint={<FormattedMessage id="payment.holder.hint" />}
        error={match === "differs" && <FormattedMessage id="payment.holder.differs" />}
        maxLength={LONGEST.wholeName}
        autoComplete="cc-name"
        required
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ display: "flex", gap: 0.75, alignItems: "center", minHeight: 24 }}
      >
        {match === "matches" && (
          <>
            <Icon name="check" />
            <FormattedMessage id="payment.holder.matches" />
          </>
        )}
        {match === "unclear" && (
          <>
            <Icon name="alert" />
            <FormattedMessage id="payment.holder.unclear" />
          </>
        )}
      </Typography>
    </div>
  );
}

/** How the typed name compares with the client's; null: unknown yet. */
export function useHolderCheck(clientId: number, typed: string): HolderCheck["Match"] | null {
  const name = typed.trim();
  const [finished, setFinished] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setFinished(name), PAUSE);
    return () => clearTimeout(timer);
  }, [name]);
  const { currentData } = useCheckHolderNameQuery(
    { ClientId: clientId, HolderName: finished },
    { skip: isBlank(finished) },
  );
  return name === finished ? (currentData?.Match ?? null) : null;
}
