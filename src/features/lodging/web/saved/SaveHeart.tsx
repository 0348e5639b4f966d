import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { HeartMark, heart } from "./HeartMark";
import { useKeeping, useKeptHouses } from "./useKeptHouses";

type Props = { readonly house: { readonly HotelId: number; readonly HotelName: string } };

/** One element, as a list has many of them; over the card's link. (SPEED-5) */
const Round = styled("button")({
  position: "absolute",
  top: 8,
  insetInlineEnd: 8,
  zIndex: 1,
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 22,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  cursor: "pointer",
  "&:hover": { background: token("sunken") },
  ...heart,
});

/** The heart in a corner of a house's card: saves the house, or takes it out again. (LODGE-24) */
export function SaveHeart({ house }: Props) {
  const save = useSaving(house);
  return save && <Round type="button" {...save} />;
}

/** The same with a word, on the house's page. */
export function SaveButton({ house }: Props) {
  const save = useSaving(house);
  return (
    save && (
      <Button sx={{ minHeight: 44 }} startIcon={<HeartMark />} {...save}>
        <FormattedMessage id="lodging.saved.save" />
      </Button>
    )
  );
}

function useSaving({ HotelId, HotelName }: Props["house"]) {
  const intl = useIntl();
  const keeping = useKeeping();
  const { saved } = useKeptHouses();
  return (
    keeping && {
      "aria-pressed": saved.includes(HotelId),
      "aria-label": intl.formatMessage({ id: "lodging.saved.saveHouse" }, { name: HotelName }),
      onClick: () => keeping.toggle(HotelId),
    }
  );
}
