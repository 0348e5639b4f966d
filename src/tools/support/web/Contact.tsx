import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import { FactList } from "../../../web/ui/FactList";
import type { QueuedBooking } from "../support.schemas";

/** Who booked, and the driver's birthday, which suppliers ask for. */
export function Contact({ queued: { ClientName, ClientEmail, DriverBirthDate } }: { readonly queued: QueuedBooking }) {
  const { day } = useHavanaTime();
  const facts = [
    { id: "client", term: <FormattedMessage id="support.client" />, detail: ClientName },
    {
      id: "email",
      term: <FormattedMessage id="support.email" />,
      detail: <a href={`mailto:${ClientEmail}`}>{ClientEmail}</a>,
    },
    ...(DriverBirthDate
      ? [{ id: "birth", term: <FormattedMessage id="support.driverBirthDate" />, detail: day(DriverBirthDate) }]
      : []),
  ];
  return <FactList layout="grid" facts={facts} />;
}
