import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { FormattedList, FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import type { HavanaDate } from "../../../../../shared/havana";
import { calendarContract } from "../../../calendar/calendar.contract";
import { PartFailed } from "../../parts/PartFailed";
import { useMay } from "../../shell/useMay";
import { useGetFreeElsewhereQuery } from "./calendar.api";
import { addressOf } from "./calendarAddress";

const Fold = styled("details")({
  marginBottom: 20,
  padding: "12px 16px",
  borderRadius: 8,
  background: token("sunken"),
  "& summary": { fontWeight: 700, cursor: "pointer" },
  "& ul": { margin: "8px 0 0", padding: 0, listStyle: "none" },
  "& li": { paddingBlock: 4 },
});

type Props = {
  readonly bookingId: number;
  readonly today: HavanaDate;
  /** Open at first. */
  readonly open?: boolean;
  /** Called when a link to one of the places is followed. */
  readonly onGo?: () => void;
};

/**
 * Where an alternative of the same class is free on a booking's days, nearest first; for roles that may see it.
 * (DESK-28)
 */
export function FreeElsewhere({ bookingId, today, open = false, onGo }: Props) {
  const may = useMay();
  const allowed = may(calendarContract.getFreeElsewhere);
  const asked = { skip: !allowed, refetchOnMountOrArgChange: true };
  const { data, error, refetch } = useGetFreeElsewhereQuery({ bookingId }, asked);
  const { shortDay } = useHavanaTime();
  const place = usePlaceName();
  if (!data && error) return <PartFailed title="support.calendar.elsewhereFailed" retry={() => void refetch()} />;
  if (!data) return null;
  const { Of, From, Until, Places } = data;
  const days = { from: shortDay(From), until: shortDay(Until), booking: bookingId, count: Places.length, of: Of };
  return (
    <Fold open={open}>
      <summary>
        <FormattedMessage id="support.calendar.freeElsewhere" values={days} />
      </summary>
      {Places.length > 0 && (
        <ul>
          {Places.map(({ ZoneId, ZoneName, Km, GroupId, GroupName, SupplierNames, Same, Free }) => (
            <li key={`${ZoneId}/${GroupId}`}>
              <DottedLine>
                <MuiLink
                  component={Link}
                  to={addressOf({ Of, ZoneId, GroupId, Only: "all", From, Page: 0, Today: today }, {})}
                  {...(onGo && { onClick: onGo })}
                >
                  {GroupName}
                </MuiLink>
                {SupplierNames.length > 0 && <FormattedList type="conjunction" value={SupplierNames} />}
                {Km === 0 ? (
                  place(ZoneName)
                ) : (
                  <FormattedMessage id="support.calendar.away" values={{ zone: place(ZoneName), km: Km }} />
                )}
                <FormattedMessage id="support.calendar.freeThere" values={{ count: Free, same: Same ? "yes" : "no" }} />
              </DottedLine>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
