import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import type { PagePath } from "../../../../shared/page";
import { Link } from "../../links";
import { EmptyState } from "../page/EmptyState";

type Props = {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page. */
  readonly to: (page: number) => PagePath;
};

/** For an address with a page number beyond the results, such as an old link: links to the existing pages. (WEB-16) */
export function NoSuchPage({ page, pages, to }: Props) {
  const first = (
    <Button component={Link} to={to(0)} variant="contained" color="secondary">
      <FormattedMessage id="results.pages.first" />
    </Button>
  );
  const last = (
    <Button component={Link} to={to(pages - 1)} variant="outlined">
      <FormattedMessage id="results.pages.last" values={{ pages }} />
    </Button>
  );
  return (
    <EmptyState
      title={<FormattedMessage id="results.pages.missing" values={{ page: page + 1 }} />}
      action={
        <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
          {first}
          {pages > 1 && last}
        </div>
      }
    >
      <FormattedMessage id="results.pages.missingText" values={{ pages }} />
    </EmptyState>
  );
}
