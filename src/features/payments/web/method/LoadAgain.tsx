import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import type { MessageId } from "../../../../platform/web/messages";

/** Says that something without which nothing can be paid did not load, and loads it again. */
export function LoadAgain({ message, retry }: { readonly message: MessageId; readonly retry: () => void }) {
  useSuppressAlert(message);
  return (
    <>
      <Typography role="alert">
        <FormattedMessage id={message} />
      </Typography>
      <Button variant="outlined" onClick={retry} sx={{ justifySelf: "start" }}>
        <FormattedMessage id="checkout.failed.action" />
      </Button>
    </>
  );
}
