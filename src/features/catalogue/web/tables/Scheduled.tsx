import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { havanaDate, havanaHour } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";

const Line = styled("span")({ display: "block", color: token("inkSoft"), fontSize: "0.9375rem" });

type Props = {
  readonly id: `support.table.coming${"" | "End" | "Row"}`;
  readonly from: Instant;
  readonly value?: string;
};

/** The line of a cell that says what is scheduled for it, and from when on. (OPS-40, OPS-42) */
export function Scheduled({ id, from, value = "" }: Props) {
  const time = useHavanaTime();
  const values = { value, day: time.shortDay(havanaDate(from)), hour: time.hour(havanaHour(from)) };
  return (
    <Line>
      <FormattedMessage id={id} values={values} />
    </Line>
  );
}
