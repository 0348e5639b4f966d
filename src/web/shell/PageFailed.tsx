import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../ui/PageFrame";

/** A page that could not be shown, and what to do about it. */
export function PageFailed() {
  return (
    <PageFrame narrow title={<FormattedMessage id="shell.failed" />} lead={<FormattedMessage id="shell.failedText" />}>
      <Button variant="contained" color="secondary" onClick={() => location.reload()}>
        <FormattedMessage id="shell.reload" />
      </Button>
    </PageFrame>
  );
}
