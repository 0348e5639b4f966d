import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../platform/web/links";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { writeNotePath } from "../../notes/notes.pages";
import type { HoldOnPapers } from "../../payments/disputes/dispute.rules";

const messages = {
  receipt: { title: "receipt.held.title", text: "receipt.held.text" },
  receiptAnew: { title: "receipt.held.title", text: "receipt.heldAnew.text" },
  voucher: { title: "voucher.held.title", text: "voucher.held.text" },
  change: { title: "difference.held.title", text: "difference.held.text" },
} as const;

type Props = {
  readonly hold: HoldOnPapers;
  /**
   * What the dispute blocks: the receipt before its signature, or before it is signed again after a change (PLAN-43), the
   * vouchers after it, or a change that is to be paid.
   */
  readonly holds: keyof typeof messages;
  /** The number of vouchers concerned. */
  readonly vouchers?: number;
  /** The changed bookings by their names, where the receipt is to be signed again. */
  readonly changed?: string;
  readonly untitled?: boolean;
};

/** Explains that a dispute blocks papers or a change, with a link to write to us about it. (DESK-90, PAY-30) */
export function HeldCallout({ hold, holds, vouchers = 1, changed = "", untitled = false }: Props) {
  const values = { hold, vouchers, changed };
  return (
    <Callout
      kind="warning"
      title={!untitled && <FormattedMessage id={messages[holds].title} values={values} />}
      action={
        <Button component={Link} to={writeNotePath()} variant="outlined">
          <FormattedMessage id="notes.write" />
        </Button>
      }
    >
      <FormattedMessage id={messages[holds].text} values={values} />
    </Callout>
  );
}
