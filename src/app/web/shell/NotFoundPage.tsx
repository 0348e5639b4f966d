import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { PageScene } from "../../../platform/web/ui/page/PageScene";
import { DocumentTitle } from "./DocumentTitle";

/** Shown for any path that is not ours (WEB-4). */
export default function NotFoundPage() {
  return (
    <PageFrame
      scene={<PageScene zone="COV" />}
      narrow
      title={<FormattedMessage id="shell.notFound" />}
      lead={<FormattedMessage id="shell.notFoundText" />}
    >
      <DocumentTitle page="notFound" />
      <Button component={Link} to="/" variant="contained" color="secondary">
        <FormattedMessage id="shell.toHome" />
      </Button>
    </PageFrame>
  );
}
