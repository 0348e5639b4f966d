import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { lodgingsPath } from "../../../../features/plan/products.pages";
import { Link } from "../../../../platform/web/links";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { HOME } from "../../../../shared/page";
import { lodgingSearchPath } from "../../lodging.paths";
import type { HotelView } from "./useHotelView";

/**
 * For a wrong URL, or a property off sale. The link to the search keeps the days of the URL;
 * a shop without lodging hides it. (WEB-18)
 */
export function HotelMissing({ view: { view, named } }: { readonly view: HotelView }) {
  return (
    <PageFrame title={<FormattedMessage id="lodging.property.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="lodging.property.missing.what" />}
        action={
          <>
            <Button
              component={Link}
              to={named ? lodgingSearchPath(view) : lodgingsPath()}
              variant="contained"
              color="secondary"
              size="large"
            >
              <FormattedMessage id="lodging.search.submit" />
            </Button>
            <TextLink to={HOME}>
              <FormattedMessage id="shell.toHome" />
            </TextLink>
          </>
        }
      >
        <FormattedMessage id="lodging.property.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
