import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { Section } from "../../../../platform/web/ui/Section";
import { lodgingBookPath } from "../../lodging.paths";
import type { LodgingChoice, LodgingOfferDetail } from "../../lodging.schemas";
import type { LodgingSearchView } from "../../lodging.search-url";

const List = styled("ul")({ display: "grid", gap: 10, margin: 0, padding: 0, listStyle: "none" });

const Choice = styled("li")({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  gap: "4px 12px",
  alignItems: "center",
  padding: "12px 16px",
  minHeight: 64,
  borderRadius: 8,
  border: `2px solid ${token("sand")}`,
  background: token("surface"),
  "&.chosen": { borderColor: token("sea"), background: token("seaWash") },
  "&.out": { color: token("inkSoft"), background: token("sunken"), borderStyle: "dashed" },
  "&:has(a):hover": { borderColor: token("outline") },
  "& .mark": { color: token("sea") },
  "& a": { color: "inherit", textUnderlineOffset: 4, "&::after": { content: '""', position: "absolute", inset: 0 } },
  "& p": { lineHeight: 1.4 },
  "& .price": { gridColumn: 2 },
  "& .price br": { display: "none" },
  "@media (min-width: 600px)": {
    gridTemplateColumns: "28px minmax(0, 1fr) auto",
    "& .price": { gridColumn: 3, textAlign: "end" },
    "& .price br": { display: "revert" },
  },
  "& small": { color: token("inkSoft"), fontSize: "0.9375rem" },
});

type Props = { readonly offer: LodgingOfferDetail; readonly view: LodgingSearchView };

/** The house's other rooms and meals for the same stay, per night and in all; choosing one opens its page. */
export function LodgingChoices({ offer, view }: Props) {
  return (
    <Section title={<FormattedMessage id="lodging.book.choices" />}>
      <List>
        {offer.Choices.map((choice) => (
          <OneChoice key={`${choice.RoomClassId}/${choice.MealsPlanId}`} choice={choice} offer={offer} view={view} />
        ))}
      </List>
    </Section>
  );
}

function OneChoice({ choice, offer, view }: Props & { readonly choice: LodgingChoice }) {
  const money = useMoney();
  const { room } = useStayWords();
  const { RoomClassId, RoomClassCode, MealsPlanId, MealsPlanCode, PerNight, Price, RoomsLeft, Fits } = choice;
  const chosen = RoomClassId === offer.RoomClassId && MealsPlanId === offer.MealsPlanId;
  const out = !Fits || RoomsLeft === 0;
  const name = room(RoomClassCode, MealsPlanCode);
  return (
    <Choice className={chosen ? "chosen" : out ? "out" : undefined} aria-current={chosen ? "true" : undefined}>
      <span className="mark">{chosen && <Icon name="check" size={24} />}</span>
      <div>
        <p>
          <strong>
            {chosen || out ? (
              name
            ) : (
              <Link to={lodgingBookPath(view, { ...offer, RoomClassId, MealsPlanId })} replace>
                {name}
              </Link>
            )}
          </strong>
        </p>
        {chosen && <FormattedMessage id="lodging.book.chosen" tagName="small" />}
        {out && <FormattedMessage id={Fits ? "lodging.book.soldOut" : "lodging.book.tooSmall"} tagName="small" />}
      </div>
      {Fits && (
        <p className="price tabular">
          <strong>{money(Price)}</strong>
          <br />{" "}
          <small>
            <FormattedMessage id="lodging.card.perNight" values={{ room: RoomClassCode, perNight: money(PerNight) }} />
          </small>
        </p>
      )}
    </Choice>
  );
}
