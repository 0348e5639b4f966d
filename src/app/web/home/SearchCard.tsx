import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router";
import { carSearchPath } from "../../../features/car/car.paths";
import { defaultCarSearch } from "../../../features/car/car.search-url";
import { CarSearchForm } from "../../../features/car/web/search/CarSearchForm";
import { loadCarSearchPage } from "../../../features/car/web/search/loadCarSearchPage";
import { lazyPage } from "../../../platform/web/lazyPage";
import { token } from "../../../platform/web/theme/token";
import { HomeProduct } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import { ProductSwitch } from "./ProductSwitch";
import { useKeptSearch } from "./useKeptSearch";

const Card = styled("section")({
  display: "grid",
  gap: 16,
  padding: "clamp(16px, 3vw, 28px)",
  borderRadius: 14,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
});

const LodgingSearchCard = lazyPage(() => import(/* webpackChunkName: "lodging-form" */ "./LodgingSearchCard"));

/**
 * The search for cars, ready with the default of CAR-12, or for lodging, which is fetched when it is
 * asked for. Touching it fetches the results' page; going back from lodging finds its form as it was sent. (WEB-16)
 */
export function SearchCard() {
  const navigate = useNavigate();
  const { kept, send } = useKeptSearch();
  const [chosen, setProduct] = useState<(typeof HomeProduct)[keyof typeof HomeProduct]>();
  const product = chosen ?? (kept ? HomeProduct.Hotel : HomeProduct.CarRental);
  const lodging = product === HomeProduct.Hotel;
  const [view] = useState(() => defaultCarSearch(havanaDate(Date.now())));
  return (
    <Card aria-labelledby="home-search" onPointerEnter={loadCarSearchPage} onFocus={loadCarSearchPage}>
      <Typography variant="h2" id="home-search" sx={{ fontSize: "1.375rem" }}>
        <FormattedMessage id={lodging ? "home.search.titleLodging" : "home.search.title"} />
      </Typography>
      <ProductSwitch product={product} onChange={setProduct} />
      {lodging ? (
        <Suspense fallback={<div style={{ minHeight: 300 }} />}>
          <LodgingSearchCard key={kept} kept={kept} onSend={send} />
        </Suspense>
      ) : (
        <CarSearchForm initial={view.search} onSearch={(search) => navigate(carSearchPath({ ...view, search }))} />
      )}
    </Card>
  );
}
