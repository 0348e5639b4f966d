import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { Link, useLocation, useSearchParams } from "react-router";
import { selectClientId } from "../../../../platform/web/session/auth";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { CheckboxField } from "../../../../platform/web/ui/CheckboxField";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";
import { LoadFailure } from "../../../../platform/web/ui/LoadFailure";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";
import { Section } from "../../../../platform/web/ui/Section";
import { serverText } from "../../../../platform/web/ui/serverText";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import type { Hotel } from "../../house.schemas";
import { comparedIn, comparing, MOST_COMPARED } from "../../lodging.saved";
import { useGetActiveHotelsQuery } from "../lodging.api";
import { HouseCards } from "../places/HouseCards";
import { HouseComparison } from "./HouseComparison";
import { useKeptHouses } from "./useKeptHouses";

/** Over the card's link. */
const Choice = styled("div")({
  position: "relative",
  zIndex: 1,
  "&:has(:disabled)": { opacity: 0.6 },
});

const Ways = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 12 });

/** What a press leads to stays clear of the window's edge. */
const Table = styled("div")({
  scrollMarginTop: 24,
  marginTop: "clamp(32px, 5vw, 56px)",
  "&:empty": { display: "none" },
});

/**
 * /saved: the houses that are saved and those that were looked at last, of this browser and of the account; up to three of
 * them, or of an address that somebody has sent, side by side. (LODGE-24, LODGE-26)
 */
export default function SavedPage() {
  const [params, setParams] = useSearchParams();
  const kept = useKeptHouses();
  const compare = (ids: readonly number[]) => setParams(comparing(ids), { replace: true });
  const isEmpty = kept.saved.length + kept.seen.length === 0;
  const all = useGetActiveHotelsQuery({ country: LODGING_COUNTRY_ID }, { skip: isEmpty });
  // A house that is not offered any more is neither counted nor in the way.
  const offered = (ids: readonly number[]) =>
    all.data ? ids.filter((id) => all.data?.some(({ HotelId }) => HotelId === id)) : ids;
  const saved = offered(kept.saved);
  const seen = offered(kept.seen).filter((id) => !saved.includes(id));
  const compared = offered(comparedIn(params));
  const table = useRef<HTMLDivElement>(null);
  const housesOf = (ids: readonly number[]) => all.data && housesNamed(all.data, ids);
  const goToTable = () => {
    table.current?.scrollIntoView();
    table.current?.querySelector<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
  };
  return (
    <PageFrame title={<FormattedMessage id="lodging.saved.title" />} lead={<Lead />}>
      {all.isError && !all.isFetching && (
        <LoadFailure title="lodging.saved.failed" text={serverText(all.error)} onRetry={all.refetch} />
      )}
      {saved.length === 0 && <NothingSaved />}
      {saved.length > 0 && !all.isError && (
        <Section
          title={<FormattedMessage id="lodging.saved.heading" values={{ count: saved.length }} />}
          lead={
            <FormattedMessage
              id={compared.length < MOST_COMPARED ? "lodging.compare.how" : "lodging.compare.most"}
              values={{ most: MOST_COMPARED }}
            />
          }
          action={
            compared.length > 1 && (
              <Button variant="outlined" onClick={goToTable}>
                <FormattedMessage id="lodging.compare.go" values={{ count: compared.length }} />
              </Button>
            )
          }
        >
          <HouseCards
            zoneId={null}
            houses={housesOf(saved)}
            foot={(house) => <CompareBox house={house} compared={compared} onCompare={compare} />}
          />
        </Section>
      )}
      <Table ref={table}>
        {compared.length > 1 && (
          <Section title={<FormattedMessage id="lodging.compare.title" />}>
            <HouseComparison ids={compared} onRemove={(id) => compare(compared.filter((other) => other !== id))} />
          </Section>
        )}
      </Table>
      {seen.length > 0 && !all.isError && (
        <div style={{ marginTop: "clamp(32px, 5vw, 56px)" }}>
          <Section title={<FormattedMessage id="lodging.saved.seen" />}>
            <HouseCards zoneId={null} houses={housesOf(seen)} />
          </Section>
        </div>
      )}
    </PageFrame>
  );
}

/** Where it is kept: a visitor is told how to have it elsewhere too. */
function Lead() {
  const clientId = useSelector(selectClientId);
  const here = useLocation();
  if (clientId !== 0) return <FormattedMessage id="lodging.saved.leadClient" />;
  const signIn = (words: React.ReactNode) => (
    <TextLink key="signIn" to={withReturnUrl("/signIn", here)}>
      {words}
    </TextLink>
  );
  return <FormattedMessage id="lodging.saved.leadVisitor" values={{ signIn }} />;
}

function NothingSaved() {
  return (
    <EmptyState
      title={<FormattedMessage id="lodging.saved.none" />}
      action={
        <Ways>
          <Button component={Link} to="/search-lodging" variant="contained" color="secondary">
            <FormattedMessage id="lodging.saved.toLodging" />
          </Button>
          <Button component={Link} to="/search-car" variant="outlined">
            <FormattedMessage id="lodging.saved.toCars" />
          </Button>
        </Ways>
      }
    >
      <FormattedMessage id="lodging.saved.noneHow" />
    </EmptyState>
  );
}

type BoxProps = {
  readonly house: Hotel;
  readonly compared: readonly number[];
  readonly onCompare: (ids: readonly number[]) => void;
};

function CompareBox({ house: { HotelId, HotelName }, compared, onCompare }: BoxProps) {
  const intl = useIntl();
  const chosen = compared.includes(HotelId);
  const next = chosen ? compared.filter((id) => id !== HotelId) : [...compared, HotelId];
  return (
    <Choice>
      <CheckboxField
        name={`compare${HotelId}`}
        label={<FormattedMessage id="lodging.compare.choose" />}
        checked={chosen}
        disabled={!chosen && compared.length >= MOST_COMPARED}
        aria-label={intl.formatMessage({ id: "lodging.compare.chooseHouse" }, { name: HotelName })}
        onChange={() => onCompare(next)}
      />
    </Choice>
  );
}

/** In the order of the ids; houses that are not offered any more are left out. */
function housesNamed(houses: readonly Hotel[], ids: readonly number[]): Hotel[] {
  return ids.flatMap((id) => houses.find(({ HotelId }) => HotelId === id) ?? []);
}
