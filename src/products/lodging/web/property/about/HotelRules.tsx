import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { Section } from "../../../../../platform/web/ui/page/Section";
import type { HotelDetail } from "../../../property.schemas";
import { useLodgingWords } from "../../useLodgingWords";

const Points = styled("ul")({ margin: 0, paddingInlineStart: 22, display: "grid", gap: 6, maxWidth: "42rem" });

/** Check-in and check-out, what guests show and pay, and who pays extra: a villa's price is the same for all guests. */
export function HotelRules({ hotel: { Kind, CheckInHour, CheckOutHour, Rooms } }: { readonly hotel: HotelDetail }) {
  const { hour } = useHavanaTime();
  const words = useLodgingWords();
  const guests = Math.max(...Rooms.map(({ MaxGuests }) => MaxGuests));
  const covers = Math.min(guests, ...Rooms.map(({ CoversGuests }) => CoversGuests));
  const cots = Math.max(...Rooms.map(({ Cots }) => Cots));
  return (
    <Section title={<FormattedMessage id="lodging.rules.house" />}>
      <FactList
        layout="grid"
        facts={[
          {
            id: "in",
            term: <FormattedMessage id="lodging.search.checkIn" />,
            detail: <FormattedMessage id="lodging.rules.from" values={{ hour: hour(CheckInHour) }} />,
          },
          {
            id: "out",
            term: <FormattedMessage id="lodging.search.checkOut" />,
            detail: <FormattedMessage id="lodging.rules.until" values={{ hour: hour(CheckOutHour) }} />,
          },
        ]}
      />
      <Points>
        <FormattedMessage id="lodging.rules.passports" tagName="li" />
        <FormattedMessage id="lodging.rules.paid" tagName="li" />
        {Kind === "villa" && (
          <FormattedMessage
            id="lodging.rules.villa"
            tagName="li"
            values={{ guests, covers, more: String(covers < guests) }}
          />
        )}
        <FormattedMessage id="lodging.rules.infants" tagName="li" values={{ cots }} />
        {Kind === "hotel" && (
          <>
            {Rooms.some(({ ChildRates }) => !ChildRates) && (
              <FormattedMessage id="lodging.rules.children" tagName="li" />
            )}
            <FormattedMessage id="lodging.rules.adults" tagName="li" />
            <FormattedMessage id="lodging.rules.thirdAdult" tagName="li" />
          </>
        )}
        {Rooms.map(({ RoomClassId, ChildRates = [] }) =>
          ChildRates.map(({ FromAge: from, ToAge: to, Percent: percent }) => (
            <li key={`${RoomClassId} ${from}`}>
              {words.roomClass(RoomClassId)}:{" "}
              <FormattedMessage id="lodging.rules.childrenOf" values={{ from, to, percent }} />
            </li>
          )),
        )}
      </Points>
    </Section>
  );
}
