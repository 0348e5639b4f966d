import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Icon } from "../../../../platform/web/ui/Icon";
import { LONGEST } from "../../../../shared/longest";
import type { HolderCheck } from "../../payments.schemas";

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
