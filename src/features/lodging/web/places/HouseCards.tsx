import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/DottedLine";
import { OfferSkeletons } from "../../../../platform/web/ui/OfferSkeletons";
import { HouseCardMark } from "../../../opinions/web/CardMark";
import { SaveHeart } from "../../../saved/web/SaveHeart";
import type { Hotel } from "../../house.schemas";
import { hotelPath } from "../../lodging.paths";
import { houseItem } from "../../lodging.savedItem";
import { useNamedStay } from "../house/useNamedStay";
import { HouseFromSprite, LodgingSprite } from "../LodgingSprite";
import { useLodgingWords } from "../useLodgingWords";

const List = styled("ul")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const Card = styled("li")({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "& .picture": { position: "relative", aspectRatio: "8 / 5", borderBottom: `2px solid ${token("ink")}` },
  "& .words": { padding: "12px 14px 14px", display: "grid", gap: 2, alignContent: "start" },
  "& h3": { fontSize: "1.125rem", lineHeight: 1.25 },
  "& a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "&:hover a": { textDecoration: "underline", textUnderlineOffset: 4 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  "& strong": { color: token("ink") },
});

type Props = {
  /** Undefined while they are on their way. */
  readonly houses: readonly Hotel[] | undefined;
  /** The zone that the page is about: a house of another names its own. Null: a page of no zone, where each does. */
  readonly zoneId?: number | null;
  /** What else is done with a house, below its words. */
  readonly foot?: (house: Hotel) => ReactNode;
};

/** Houses with what a room for two costs from; each leads to its page, for the days of the address where it names some. */
export function HouseCards({ houses, zoneId, foot }: Props) {
  const intl = useIntl();
  const money = useMoney();
  const words = useLodgingWords();
  const stay = useNamedStay();
  if (!houses) return <OfferSkeletons count={2} label={intl.formatMessage({ id: "lodging.results.loading" })} />;
  return (
    <>
      <LodgingSprite houses={houses} />
      <List>
        {houses.map((house) => (
          <Card key={house.HotelId} id={`house-${house.HotelId}`}>
            <div className="picture">
              <HouseFromSprite house={house} />
              <SaveHeart item={houseItem(house.HotelId)} name={house.HotelName} />
            </div>
            <div className="words">
              <h3>
                <Link to={hotelPath(house.HotelId, stay)}>{house.HotelName}</Link>
              </h3>
              <p>
                <DottedLine>
                  {words.category(house.CategoryId)}
                  {zoneId !== undefined && house.TouristZoneId !== zoneId && house.TouristZoneName}
                  {house.ChainName !== "" && house.ChainName}
                </DottedLine>
              </p>
              <HouseCardMark hotelId={house.HotelId} />
              <p className="tabular">
                <FormattedMessage
                  id="lodging.house.from"
                  values={{ price: <strong key="price">{money(house.FromPerNight, house.CurrencyCode)}</strong> }}
                />
              </p>
              {foot?.(house)}
            </div>
          </Card>
        ))}
      </List>
    </>
  );
}
