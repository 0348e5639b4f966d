import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { carSearchPath } from "../car.paths";
import type { CarSearchView } from "../car.search-url";

type Props = { readonly view: CarSearchView; readonly total: number; readonly pageSize: number };

const Row = styled("nav")({ display: "flex", gap: 16, alignItems: "center", justifyContent: "center", marginTop: 24 });

/** The pages of a result as links, so that each can be opened, kept and sent. Nothing while there is one page. */
export function CarResultPages({ view, total, pageSize }: Props) {
  const intl = useIntl();
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const to = (page: number) => carSearchPath({ ...view, page });
  return (
    <Row aria-label={intl.formatMessage({ id: "car.pages.label" })}>
      {view.page > 0 && (
        <Button component={Link} to={to(view.page - 1)} variant="outlined">
          <FormattedMessage id="car.pages.previous" />
        </Button>
      )}
      <FormattedMessage id="car.pages.current" tagName="span" values={{ page: view.page + 1, pages }} />
      {view.page + 1 < pages && (
        <Button component={Link} to={to(view.page + 1)} variant="outlined">
          <FormattedMessage id="car.pages.next" />
        </Button>
      )}
    </Row>
  );
}
