import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { hotelPath } from "../../../lodging.paths";
import type { LodgingOffer } from "../../../lodging.schemas";
import type { LodgingPin } from "../../../search/lodging.pins";
import type { LodgingSearchView } from "../../../search/lodging.search-url";
import { useLodgingWords } from "../../useLodgingWords";

const Card = styled("section")({
  position: "absolute",
  insetInline: 12,
  bottom: 12,
  scrollMargin: 12,
  zIndex: 3,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px",
  gap: "2px 8px",
  maxWidth: "26rem",
  padding: "12px 8px 12px 16px",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "& h3": { fontSize: "1.0625rem", lineHeight: 1.3 },
  "& h3 a": { display: "inline-block", paddingBlock: 6, color: token("ink"), textUnderlineOffset: 4 },
  "& p": {
    gridColumn: "1 / -1",
    paddingInlineEnd: 8,
    fontSize: "0.9375rem",
    lineHeight: 1.45,
    color: token("inkSoft"),
  },
  "& strong": { color: token("ink") },
  "& button": {
    gridRow: 1,
    gridColumn: 2,
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: "none",
    color: token("ink"),
    cursor: "pointer",
  },
});

type Props = {
  readonly pin: LodgingPin;
  /** Its offer, if it is on this page of results. */
  readonly offer: LodgingOffer | undefined;
  readonly nights: number;
  readonly view: LodgingSearchView;
  readonly onClose: () => void;
};

/** The property chosen on the map: its price, and the link to its page. */
export function LodgingMapCard({ pin, offer, nights, view, onClose }: Props) {
  const intl = useIntl();
  const money = useCardMoney();
  const words = useLodgingWords();
  const { hotelId, name, roomClassCode, price, perNight } = pin;
  const card = useRef<HTMLElement>(null);
  // The map's lower edge may be below a phone's window.
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    if (hotelId) card.current?.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  }, [hotelId, still]);
  return (
    <Card ref={card} role="status">
      <h3>
        <Link to={hotelPath(hotelId, view)}>{name}</Link>
      </h3>
      <button type="button" aria-label={intl.formatMessage({ id: "lodging.map.close" })} onClick={onClose}>
        <Icon name="cross" />
      </button>
      {offer && (
        <p>
          <DottedLine>
            {words.category(offer.CategoryId)}
            {words.mealsPlan(offer.MealsPlanId)}
          </DottedLine>
        </p>
      )}
      <p className="tabular">
        <DottedLine>
          <FormattedMessage
            id="lodging.map.inAll"
            values={{ price: <strong key="price">{money(price)}</strong>, nights }}
          />
          <FormattedMessage id="lodging.card.perNight" values={{ room: roomClassCode, perNight: money(perNight) }} />
        </DottedLine>
      </p>
    </Card>
  );
}
