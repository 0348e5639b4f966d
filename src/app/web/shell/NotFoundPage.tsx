import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { PageScene } from "../../../art/PageScene";
import { deskPath } from "../../../features/account/account.pages";
import { DeskAway } from "../../../features/desk/web/clients/impersonation/DeskAway";
import { helpPath } from "../../../features/information/information.pages";
import { carsPath, lodgingsPath } from "../../../features/plan/products.pages";
import { Link } from "../../../platform/web/links";
import { selectActor } from "../../../platform/web/session/auth";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { HOME } from "../../../shared/page";
import { DocumentTitle } from "./DocumentTitle";

const Ways = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px 24px" });

/**
 * Shown for any path that is not ours (WEB-4), and instead of their own pages to staff who act for a client. (DESK-7)
 */
export default function NotFoundPage() {
  const acting = useSelector(selectActor) !== undefined;
  const { pathname } = useLocation();
  return acting && pathname.startsWith(deskPath()) ? (
    <>
      <DocumentTitle page="impersonate" />
      <DeskAway />
    </>
  ) : (
    <NoSuchPage />
  );
}

function NoSuchPage() {
  return (
    <PageFrame
      scene={<PageScene zone="COV" />}
      narrow
      title={<FormattedMessage id="shell.notFound" />}
      lead={<FormattedMessage id="shell.notFoundText" />}
    >
      <DocumentTitle page="notFound" />
      <Ways>
        <Button component={Link} to={HOME} variant="contained" color="secondary">
          <FormattedMessage id="shell.toHome" />
        </Button>
        <TextLink to={carsPath()}>
          <FormattedMessage id="saved.toCars" />
        </TextLink>
        <TextLink to={lodgingsPath()}>
          <FormattedMessage id="saved.toLodging" />
        </TextLink>
        <TextLink to={helpPath()}>
          <FormattedMessage id="title.help" />
        </TextLink>
      </Ways>
    </PageFrame>
  );
}
