import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { Link } from "../../../platform/web/links";
import { selectClientId } from "../../../platform/web/session/auth";
import { withReturnUrl } from "../../../platform/web/session/returnUrl";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { signInPath } from "../../account/account.pages";
import { carsPath, lodgingsPath } from "../../plan/products.pages";
import { SavedShelf, SeenShelf } from "./SavedShelf";
import type { Shelf } from "./shelf";

const Ways = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 12 });

/**
 * /saved: properties and cars that were saved or viewed last, of this browser and of the account; up to three of a
 * kind, or those of a shared link, side by side. (LODGE-24, LODGE-26)
 */
export function SavedPage({ shelves }: { readonly shelves: readonly Shelf[] }) {
  const nothing = shelves.every(({ saved, failed }) => saved.length === 0 && !failed);
  return (
    <PageFrame title={<FormattedMessage id="saved.title" />} lead={<Lead />}>
      {shelves.map((shelf) => (
        <SavedShelf key={shelf.kind} shelf={shelf} />
      ))}
      {shelves.map((shelf) => (
        <SeenShelf key={shelf.kind} shelf={shelf} />
      ))}
      {/* Below the viewed items: a link leads to those even while nothing is saved. */}
      {nothing && (
        <div style={{ marginTop: 40 }}>
          <NothingSaved />
        </div>
      )}
    </PageFrame>
  );
}

/** Shows where the list is stored; to a visitor also how to have it on other devices. */
function Lead() {
  const clientId = useSelector(selectClientId);
  const here = useLocation();
  if (clientId !== 0) return <FormattedMessage id="saved.leadClient" />;
  const signIn = (words: React.ReactNode) => (
    <TextLink key="signIn" to={withReturnUrl(signInPath(), here)}>
      {words}
    </TextLink>
  );
  return <FormattedMessage id="saved.leadVisitor" values={{ signIn }} />;
}

function NothingSaved() {
  return (
    <EmptyState
      title={<FormattedMessage id="saved.none" />}
      action={
        <Ways>
          <Button component={Link} to={lodgingsPath()} variant="contained" color="secondary">
            <FormattedMessage id="saved.toLodging" />
          </Button>
          <Button component={Link} to={carsPath()} variant="outlined">
            <FormattedMessage id="saved.toCars" />
          </Button>
        </Ways>
      }
    >
      <FormattedMessage id="saved.noneHow" />
    </EmptyState>
  );
}
