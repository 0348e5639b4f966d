import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import type { MessageId } from "../../../../shared/messageId";
import type { Refusal } from "../../../../shared/refusals";

type Props = {
  readonly label: ReactNode;
  readonly busy: boolean;
  /** Why the chart would refuse the button's event. */
  readonly refusals: readonly Refusal[];
  /** The fields that are still missing in the form. */
  readonly missing?: readonly MessageId[];
};

/** The main action of a payment method's form. While it is disabled, the reasons are listed below it. */
export function PayButton({ label, busy, refusals, missing = [] }: Props) {
  const id = useId();
  const refused = refusals.length + missing.length > 0;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <BusyButton
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={busy}
        disabled={refused}
        aria-describedby={refused ? id : undefined}
      >
        {label}
      </BusyButton>
      {refused && (
        <Box component="ul" id={id} sx={{ m: 0, pl: 2.5, typography: "body2" }}>
          {refusals.map((refusal) => (
            <li key={`${refusal.code}-${refusal.facts.booking ?? ""}`}>
              <RefusalText refusal={refusal} />
            </li>
          ))}
          {missing.map((message) => (
            <li key={message}>
              <FormattedMessage id={message} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
