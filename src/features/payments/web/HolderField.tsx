import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../../platform/web/ui/Icon";
import { TextField } from "../../../platform/web/ui/TextField";
import type { HolderCheck } from "../payments.schemas";

type Props = {
  readonly value: string;
  readonly match: HolderCheck["Match"] | null;
  readonly onChange: (value: string) => void;
};

/** The name on the card, and how it compares with the client's while it is typed. */
export function HolderField({ value, match, onChange }: Props) {
  return (
    <div>
      <TextField
        name="holder"
        label={<FormattedMessage id="payment.holder.label" />}
        hint={<FormattedMessage id="payment.holder.hint" />}
        error={match === "differs" && <FormattedMessage id="payment.holder.differs" />}
        value={value}
        maxLength={120}
        autoComplete="cc-name"
        required
        onChange={({ target }) => onChange(target.value)}
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
