import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { useShortDay } from "../../../../../platform/web/intl/useShortDay";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { Waiting } from "../../../inbox/inbox.schemas";

/** An item in one line. */
export function WaitingText({ item }: { readonly item: Waiting }) {
  const money = useMoney();
  const { Kind, Name, Status, Amount, CurrencyCode, Documents, ClientName, Service } = item;
  const amount = Amount === null ? "" : money(Amount, CurrencyCode);
  switch (Kind) {
    case "document":
      return Documents.length > 1 ? (
        <FormattedMessage id="support.documents.several" values={{ count: Documents.length, name: ClientName }} />
      ) : (
        <FormattedMessage
          id="support.documents.of"
          values={{ type: Documents[0]?.Type ?? 0, holder: Documents[0]?.Holder ?? "client", name: ClientName }}
        />
      );
    case "refund":
      return <FormattedMessage id="support.inbox.refund" values={{ status: Status, amount, name: Name }} />;
    case "movement":
      return <FormattedMessage id="support.inbox.movement" values={{ status: Status, amount }} />;
    case "dispute":
      return <FormattedMessage id={`support.dispute.${Status === "lost" ? "lost" : "open"}`} values={{ amount }} />;
    case "transfer":
      return <FormattedMessage id="support.inbox.transfer" values={{ status: Status, reference: Name, amount }} />;
    case "payment":
      return <FormattedMessage id="support.inbox.payment" values={{ amount }} />;
    case "holder":
      return <FormattedMessage id="support.inbox.holder" values={{ name: Name }} />;
    case "opinion":
      return <FormattedMessage id="support.inbox.opinion" values={{ name: Name }} />;
    case "plan":
      return <FormattedMessage id="support.inbox.plan" values={{ status: Status, id: Name }} />;
    case "note":
      return <VerbatimText>{Name}</VerbatimText>;
    case "upload":
      return <FormattedMessage id="support.inbox.upload" values={{ found: Name, name: ClientName }} />;
    case "booking":
      return Service ? <BookedText name={Name} service={Service} /> : Name;
    case "mail":
      return Name;
  }
}

type Booked = { readonly name: string; readonly service: NonNullable<Waiting["Service"]> };

/** Bookings of one model differ by supplier and days. */
function BookedText({ name, service: { Supplier, From, To } }: Booked) {
  const shortDay = useShortDay();
  return (
    <FormattedMessage
      id="support.inbox.booking"
      values={{ name, supplier: Supplier, from: shortDay(From), to: shortDay(To) }}
    />
  );
}
