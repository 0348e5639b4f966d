import { styled } from "@mui/material/styles";
import { useState } from "react";
import { agesKnown } from "../../../book/lodging.guests";
import { LodgingStayField } from "../../search/form/LodgingStayField";
import { RoomsField } from "../../search/form/RoomsField";
import type { HotelView } from "../useHotelView";

const Fields = styled("div")({ display: "grid", gap: 14 });

type Props = { readonly roomClassCode: string | undefined; readonly view: HotelView };

/**
 * The picker of the prices' days and guests. A change takes effect immediately; a child counts once its age is entered.
 */
export function StayPicker({ roomClassCode, view: { view, named, today, reserve, change } }: Props) {
  const { search } = view;
  const [edited, setEdited] = useState<typeof search.Rooms | null>(null);
  return (
    <Fields data-stay>
      <LodgingStayField
        search={search}
        chosen={named}
        today={today}
        reserve={reserve}
        error={null}
        onChange={(days) => change({ ...days, Rooms: edited && agesKnown(edited) ? edited : search.Rooms })}
      />
      <RoomsField
        rooms={edited ?? search.Rooms}
        roomClassCode={roomClassCode}
        sent={false}
        onChange={(Rooms) => {
          const known = agesKnown(Rooms);
          setEdited(known && named ? null : Rooms);
          if (known && named) change({ Rooms });
        }}
      />
    </Fields>
  );
}
