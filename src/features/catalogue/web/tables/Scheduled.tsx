import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { tableButton } from "../../../../platform/web/ui/tableControls";
import { havanaDate, havanaHour } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { MadeChange } from "../../tables.schemas";

const Line = styled("span")({ display: "block", color: token("inkSoft"), fontSize: "0.9375rem" });

const Withdraw = styled("button")({ ...tableButton, minHeight: 24, textDecoration: "underline" });

type Props = {
  readonly id: `support.table.coming${"" | "End" | "Row"}`;
  readonly from: Instant;
  readonly value?: string;
  /** The scheduled change behind it. */
  readonly change: MadeChange | undefined;
  readonly onWithdraw: (change: MadeChange) => void;
};

/** The line of a cell that says what is scheduled for it, and from when on, and withdraws that. (OPS-40, OPS-42) */
export function Scheduled({ id, from, value = "", change, onWithdraw }: Props) {
  const time = useHavanaTime();
  const values = { value, day: time.shortDay(havanaDate(from)), hour: time.hour(havanaHour(from)) };
  return (
    <Line>
      <FormattedMessage id={id} values={values} />{" "}
      {change?.CanUndo && (
        <Withdraw type="button" onClick={() => onWithdraw(change)}>
          <FormattedMessage id="support.table.withdraw" values={{ id: change.ChangeId }} />
        </Withdraw>
      )}
    </Line>
  );
}
