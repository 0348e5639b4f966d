import { styled } from "@mui/material/styles";
import { Suspense, useLayoutEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { useLocation } from "react-router";
import { useReserveDays } from "../../../features/plan/web/reserve/useReserveDays";
import { withStoredDays } from "../../../platform/web/calendar/storedDays";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { useNavigate } from "../../../platform/web/links";
import { loadAhead } from "../../../platform/web/loadAhead";
import { useServerTime } from "../../../platform/web/serverNow";
import type { AppDispatch } from "../../../platform/web/state";
import { token } from "../../../platform/web/theme/token";
import { useGoWith } from "../../../platform/web/ui/results/usePresses";
import { carSearchPath } from "../../../products/car/car.paths";
import { type CarSearchChoice, dayNames, fromSearchParams } from "../../../products/car/search/car.search-url";
import { CarSearchForm } from "../../../products/car/web/search/form/CarSearchForm";
import {
  loadCarSearchAhead,
  loadCarSearchCalls,
  loadCarSearchPage,
} from "../../../products/car/web/search/loadCarSearchPage";
import { MINIMUM_RENTAL_DAYS } from "../../../shared/constants";
import { HomeProduct, ProductType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import { type PagePath, pathOfPlace } from "../../../shared/page";
import { fieldOf } from "../../../shared/unknownData";

const Group = styled("fieldset")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  "& label": {
    display: "grid",
    placeItems: "center",
    minHeight: 44,
    padding: "0 18px",
    borderRadius: 22,
    border: `2px solid ${token("outline")}`,
    fontWeight: 700,
    cursor: "pointer",
  },
  "& label:has(:checked)": { borderColor: token("sea"), background: token("sea"), color: token("onSea") },
  "& label:has(:focus-visible)": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
  "& input": { position: "absolute", opacity: 0 },
});

/** Overlaps the edge of the scene; on a phone as wide as the window. */
const Card = styled("section")({
  position: "relative",
  display: "grid",
  gap: 16,
  padding: "16px clamp(16px, 3vw, 28px)",
  background: token("surface"),
  borderBottom: `2px solid ${token("ink")}`,
  "@media (min-width: 600px)": {
    marginTop: -28,
    marginBottom: 28,
    paddingTop: 20,
    border: `2px solid ${token("ink")}`,
    borderRadius: 14,
  },
});

const LodgingSearchCard = lazyPage(
  withMessages("stays", () => import(/* webpackChunkName: "lodging-form" */ "./LodgingSearchCard")),
);

type Ahead = Awaited<ReturnType<typeof loadCarSearchAhead>>["default"];

const nothingSeen = new URLSearchParams();

/** Car searches that were sent, by the history entry of the page that sent them. */
const sent = new Map<string, CarSearchChoice>();

/**
 * The search for cars, with the default of CAR-12 by the server's day, or for lodging, which is loaded when chosen.
 * Hovering or focusing it loads the results page and renders it hidden, so that its code has run and its styles exist
 * before the search. (SPEED-4) After going back the form is as it was sent. (WEB-16)
 */
export function SearchCard() {
  const { kept, send } = useStoredSearch();
  const { key } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<AppDispatch>();
  const goWith = useGoWith();
  const language = useLanguage();
  const ahead = useReserveDays(ProductType.CarRent)?.minimumDays;
  const today = havanaDate(useServerTime());
  const [chosen, setProduct] = useState<(typeof HomeProduct)[keyof typeof HomeProduct]>();
  const product = chosen ?? (kept ? HomeProduct.Hotel : HomeProduct.CarRental);
  const lodging = product === HomeProduct.Hotel;
  // Runs after the first render, which is the same for everybody.
  const [seen, setSeen] = useState(nothingSeen);
  useLayoutEffect(
    () => setSeen(withStoredDays(nothingSeen, { names: dayNames, today, ahead, atLeast: MINIMUM_RENTAL_DAYS })),
    [today, ahead],
  );
  const view = fromSearchParams(seen, today);
  const initial = sent.get(key) ?? view.search;
  const pathOf = (search: CarSearchChoice) => carSearchPath({ ...view, search });
  const [Ahead, setAhead] = useState<Ahead>();
  const [asked, setAsked] = useState<CarSearchChoice>();
  const draw = () =>
    loadAhead(async () => {
      const page = await loadCarSearchAhead();
      setAhead(() => page.default);
    });
  const ask = async (search: CarSearchChoice) => {
    loadAhead(loadCarSearchPage);
    const { askForCars } = await loadCarSearchCalls();
    return dispatch(askForCars({ ...view, search }, language));
  };
  return (
    <Card aria-labelledby="home-search" onPointerEnter={draw} onFocus={draw}>
      <h2 id="home-search" className="visually-hidden">
        <FormattedMessage id={lodging ? "home.search.titleLodging" : "home.search.title"} />
      </h2>
      <ProductSwitch product={product} onChange={setProduct} />
      {lodging ? (
        <Suspense fallback={<div style={{ minHeight: 200 }} />}>
          <LodgingSearchCard key={kept} kept={kept} onSend={send} />
        </Suspense>
      ) : (
        <CarSearchForm
          key={`${today} ${seen}`}
          initial={initial}
          fresh={!sent.has(key) && seen === nothingSeen}
          onApproach={(search) =>
            loadAhead(async () => {
              await ask(search);
              // While the form is unchanged, nothing is rendered between hovering and pressing.
              setAsked((before) => (pathOf(before ?? initial) === pathOf(search) ? before : search));
            })
          }
          onSearch={(search) => {
            sent.set(key, search);
            void goWith(ask(search), () => navigate(pathOf(search)));
          }}
        />
      )}
      {Ahead && !lodging && <Ahead view={{ ...view, search: asked ?? initial }} lang={language} />}
    </Card>
  );
}

type Product = (typeof HomeProduct)[keyof typeof HomeProduct];
type Props = { readonly product: Product; readonly onChange: (product: Product) => void };

/** The choice of what the home page searches for: cars (the default) or lodging. */
function ProductSwitch({ product, onChange }: Props) {
  const choice = (value: Product, name: "car" | "lodging") => (
    <label>
      <input type="radio" name="product" checked={product === value} onChange={() => onChange(value)} />
      <FormattedMessage id={`home.search.${name}`} />
    </label>
  );
  return (
    <Group aria-labelledby="home-search">
      {choice(HomeProduct.CarRental, "car")}
      {choice(HomeProduct.Hotel, "lodging")}
    </Group>
  );
}

/**
 * The lodging search that was sent from this history entry, as the address of its results: going back restores the
 * form. Null if nothing was sent, and during hydration, as a server-rendered page shows no such search.
 */
function useStoredSearch() {
  const navigate = useNavigate();
  const here = useLocation();
  const [kept, setKept] = useState<string | null>(null);
  useLayoutEffect(() => setKept(searchedIn(here.state)), [here.state]);
  const send = (results: PagePath) => {
    void navigate(pathOfPlace(here), { replace: true, state: { searched: results } });
    void navigate(results);
  };
  return { kept, send };
}

function searchedIn(state: unknown): string | null {
  const searched = fieldOf(state, "searched");
  return typeof searched === "string" ? searched : null;
}
