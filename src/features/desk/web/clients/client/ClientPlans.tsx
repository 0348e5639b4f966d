import MuiLink from "@mui/material/Link";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../../platform/web/links";
import { havanaDate } from "../../../../../shared/havana";
import type { ClientPlan } from "../../../client/client.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { DeskList } from "../../parts/DeskList";
import { RowNote } from "../../parts/RowNote";
import { StateText } from "../../parts/StateText";
import { deskAnswer, deskRow } from "../../shell/deskRows";

/** The client's plans, newest first, each with its state, days and bookings. */
export function ClientPlans({ plans }: { readonly plans: readonly ClientPlan[] }) {
  const intl = useIntl();
  const { day } = useHavanaTime();
  return (
    <DeskList
      items={plans}
      keyOf={({ TravelPlanId }) => TravelPlanId}
      none={<FormattedMessage id="support.client.noPlan" />}
    >
      {({ TravelPlanId, State, CreatedAt, StartsAt, EndsAt, BookingIds }) => (
        <div {...deskRow(`plan-${TravelPlanId}`)}>
          <MuiLink
            component={Link}
            to={supportPlanPath(TravelPlanId)}
            sx={{ display: "inline-block", py: 1 }}
            {...deskAnswer}
          >
            <FormattedMessage id="support.toPlan" values={{ id: TravelPlanId }} />
          </MuiLink>{" "}
          <strong>
            <StateText state={State} />
          </strong>
          <RowNote>
            {StartsAt !== null && EndsAt !== null ? (
              <FormattedMessage
                id="support.client.planDays"
                values={{ from: day(havanaDate(StartsAt)), to: day(havanaDate(EndsAt)) }}
              />
            ) : (
              <FormattedMessage id="support.client.planOf" values={{ day: day(havanaDate(CreatedAt)) }} />
            )}
            {BookingIds.length > 0 && (
              <>
                {" · "}
                <FormattedMessage
                  id="support.client.planBookings"
                  values={{
                    count: BookingIds.length,
                    bookings: intl.formatList(BookingIds.map(String), { type: "unit" }),
                  }}
                />
              </>
            )}
          </RowNote>
        </div>
      )}
    </DeskList>
  );
}
