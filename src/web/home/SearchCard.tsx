import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router";
import { carSearchPath } from "../../features/car/car.paths";
import { defaultCarSearch } from "../../features/car/car.search-url";
import { CarSearchForm } from "../../features/car/web/CarSearchForm";
import { loadCarSearchPage } from "../../features/car/web/loadCarSearchPage";
import { havanaDate } from "../../shared/havana";
import { token } from "../theme/token";

const Card = styled("section")({
  display: "grid",
  gap: 16,
  padding: "clamp(16px, 3vw, 28px)",
  borderRadius: 14,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
});

/** The search for cars, ready with the default of specification section 9. Touching it fetches the results' page. */
export function SearchCard() {
  const navigate = useNavigate();
  const [view] = useState(() => defaultCarSearch(havanaDate(Date.now())));
  return (
    <Card aria-labelledby="home-search" onPointerEnter={loadCarSearchPage} onFocus={loadCarSearchPage}>
      <Typography variant="h2" id="home-search" sx={{ fontSize: "1.375rem" }}>
        <FormattedMessage id="home.search.title" />
      </Typography>
      <CarSearchForm initial={view.search} onSearch={(search) => navigate(carSearchPath({ ...view, search }))} />
    </Card>
  );
}
