import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ErrorState } from "../../../platform/web/ui/failures/ErrorState";

/** What the desk should show could not be fetched. */
export function DeskFailed({ title, retry }: { readonly title: ReactNode; readonly retry: () => void }) {
  return (
    <ErrorState
      title={title}
      action={
        <Button variant="contained" color="secondary" onClick={retry}>
          <FormattedMessage id="support.desk.retry" />
        </Button>
      }
    />
  );
}
