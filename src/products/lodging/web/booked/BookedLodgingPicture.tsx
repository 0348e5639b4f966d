import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { AsDrawn } from "../../../../art/AsDrawn";
import { LodgingScene } from "../../../../art/lazyDrawings";
import { PhotoPicture } from "../../../../features/photos/web/PhotoPicture";
import { token } from "../../../../platform/web/theme/token";
import type { WebProduct } from "../../../product.web";
import { bookedLodging } from "../../bookedLodging";
import type { BookedLodging } from "../../bookedLodging.schemas";

const Frame = styled("div")({
  aspectRatio: "3 / 2",
  overflow: "hidden",
  borderRadius: 8,
  border: `2px solid ${token("ink")}`,
  background: token("sunken"),
});

/** The picture of a booked property: a photograph, or a drawing of its surroundings. (PHOTO-6) */
export function BookedLodgingPicture({ lodging }: { readonly lodging: BookedLodging }) {
  const { ZoneCode, Building, HotelId, Photo } = lodging;
  if (Photo)
    return (
      <Frame>
        <PhotoPicture photo={Photo} sizes="(max-width: 599px) 100vw, 20rem" />
      </Frame>
    );
  return (
    <AsDrawn as={Frame} of={`${ZoneCode} ${HotelId}`}>
      {() => <LodgingScene zone={ZoneCode} building={Building} variant={HotelId} />}
    </AsDrawn>
  );
}

/** The same in the small size of a booked car's. */
export const BookedStayPicture: WebProduct["Picture"] = ({ booking }) => {
  const lodging = bookedLodging(booking);
  return (
    lodging && (
      <Box sx={{ width: { xs: 112, sm: 152 }, flexShrink: 0 }}>
        <BookedLodgingPicture lodging={lodging} />
      </Box>
    )
  );
};
