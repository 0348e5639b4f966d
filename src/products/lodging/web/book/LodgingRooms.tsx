import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { PriceLines } from "../../../../features/plan/web/bookings/PriceLines";
import { token } from "../../../../platform/web/theme/token";
import { Section } from "../../../../platform/web/ui/page/Section";
import type { LodgingOfferDetail, LodgingRoom, OfferRoom } from "../../lodging.schemas";

const Rooms = styled("ol")({ display: "grid", gap: 16, margin: 0, padding: 0, listStyle: "none" });

const Room = styled("li")({
  display: "grid",
  gap: 8,
  padding: 16,
  borderRadius: 8,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& h3": { fontSize: "1.0625rem" },
});

/** The guests of each room, and its price lines. */
export function LodgingRooms({
  offer: { Rooms: rooms, RoomClassCode, CurrencyCode },
}: {
  readonly offer: LodgingOfferDetail;
}) {
  return (
    <Section title={<FormattedMessage id="lodging.book.rooms" values={{ room: RoomClassCode, rooms: rooms.length }} />}>
      <Rooms>
        {rooms.map((room) => (
          <Room key={room.room}>
            <h3>
              <RoomTitle room={room} roomClass={RoomClassCode} />
            </h3>
            <PriceLines lines={room.PriceLines} currency={CurrencyCode} />
          </Room>
        ))}
      </Rooms>
    </Section>
  );
}

function RoomTitle({ room, roomClass }: { readonly room: OfferRoom; readonly roomClass: string }) {
  const guests = useGuestsOfRoom(room);
  return <FormattedMessage id="lodging.rooms.with" values={{ room: roomClass, number: room.room, guests }} />;
}

/** "2 adults, 1 child (7)": who sleeps in a room, children with their ages. */
function useGuestsOfRoom({
  adultsAmount,
  childrenAgeList,
}: Pick<LodgingRoom, "adultsAmount" | "childrenAgeList">): string {
  const intl = useIntl();
  return intl.formatMessage(
    { id: "lodging.rooms.guests" },
    {
      adults: adultsAmount,
      children: childrenAgeList.length,
      ages: intl.formatList(childrenAgeList.map((age) => intl.formatNumber(age))),
    },
  );
}
