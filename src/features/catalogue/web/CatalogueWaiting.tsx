import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { ErrorState } from "../../../platform/web/ui/failures/ErrorState";

type Props = {
  readonly isError: boolean;
  readonly onRetry: () => void;
  /** The shape of a loading placeholder, in pixels. */
  readonly height: number;
};

/** Replaces a part of the page whose answer is loading, or failed and can be requested again. */
export function CatalogueWaiting({ isError, onRetry, height }: Props) {
  if (isError)
    return (
      <ErrorState
        title={<FormattedMessage id="support.catalogue.failed" />}
        action={
          <Button variant="contained" color="secondary" onClick={onRetry}>
            <FormattedMessage id="support.desk.retry" />
          </Button>
        }
      />
    );
  return (
    <div role="status">
      <span className="visually-hidden">
        <FormattedMessage id="support.catalogue.loading" />
      </span>
      <Skeleton variant="rounded" height={height} />
    </div>
  );
}
