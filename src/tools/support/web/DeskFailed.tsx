import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { ErrorState } from "../../../web/ui/ErrorState";

/** The queue could not be fetched. */
export function DeskFailed({ retry }: { readonly retry: () => void }) {
  return (
    <ErrorState
      title={<FormattedMessage id="support.desk.failed" />}
      action={
        <Button variant="contained" color="secondary" onClick={retry}>
          <FormattedMessage id="support.desk.retry" />
        </Button>
      }
    />
  );
}
