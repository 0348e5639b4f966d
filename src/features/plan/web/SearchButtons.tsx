import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../platform/web/links";
import { MainLink } from "../../../platform/web/ui/page/MainLink";
import { useProducts } from "./products";

/** The start of a plan: the search of each product. */
export function SearchButtons() {
  const [first, ...others] = useProducts().map(({ search }) => search);
  return (
    <>
      {first && (
        <MainLink to={first.path}>
          <FormattedMessage id={first.label} />
        </MainLink>
      )}
      {others.map(({ path, label }) => (
        <Button key={path} component={Link} to={path} variant="outlined" size="large">
          <FormattedMessage id={label} />
        </Button>
      ))}
    </>
  );
}
