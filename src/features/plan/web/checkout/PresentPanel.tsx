import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Link } from "../../../../platform/web/links";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";
import { lodgingsPath } from "../../products.pages";
import { DeadlineCountdown } from "./deadline/DeadlineText";
import { TimeToPay } from "./deadline/TimeToPay";
import type { Present } from "./presentStep";
import type { ShownDeadline } from "./useCheckout";

/** Full width on a phone. */
const wide = { width: { xs: "100%", sm: "auto" }, textAlign: "center" } as const;

type Props = {
  readonly present: Present;
  readonly deadline: ShownDeadline | null;
  readonly snapshot: CheckoutSnapshot;
  readonly now: number;
  /** The link to alternatives, if the only booking is lost. */
  readonly instead?: ReactNode;
  /** Further information above the main action. */
  readonly children?: ReactNode;
};

/** The present step: what has happened, what is needed, until when, and the page's main action. */
export function PresentPanel({ present, deadline, snapshot, now, instead, children }: Props) {
  const { name, action, reasons, due } = present;
  const money = useMoney();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, justifyItems: "start", pt: 0.5, pb: 1 }}>
      <Typography variant="h2">
        <FormattedMessage id={`checkout.present.${name}.title`} />
      </Typography>
      <Typography sx={{ maxWidth: "42rem" }}>
        <FormattedMessage id={`checkout.present.${name}.text`} />
      </Typography>
      {reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxWidth: "42rem", display: "grid", gap: 0.5 }}>
          {reasons.map((refusal) => (
            <li key={`${refusal.code}-${refusal.facts.bookingId ?? ""}`}>
              <RefusalText refusal={refusal} />
            </li>
          ))}
        </Box>
      )}
      {children}
      {deadline && <DeadlineCountdown deadline={deadline} now={now} />}
      {action && (
        <Button component={Link} to={action.to} variant="contained" color="secondary" size="large" sx={wide}>
          {action.label === "write" ? (
            <FormattedMessage id="notes.write" />
          ) : (
            <FormattedMessage id={`checkout.action.${action.label}`} values={{ amount: money(due) }} />
          )}
        </Button>
      )}
      {action?.label === "search" && (
        <Button component={Link} to={lodgingsPath()} variant="outlined" size="large" sx={wide}>
          <FormattedMessage id="lodging.search.submit" />
        </Button>
      )}
      {instead}
      <TimeToPay snapshot={snapshot} now={now} />
    </Box>
  );
}
