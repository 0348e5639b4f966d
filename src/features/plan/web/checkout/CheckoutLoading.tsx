import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { ErrorState } from "../../../../platform/web/ui/failures/ErrorState";

type Props = { readonly status: "loading" | "failed" | "outdated"; readonly retry: () => void };

/** Shown instead of a checkout: a skeleton while it loads, or why there is none and what to do about it. */
export function CheckoutLoading({ status, retry }: Props) {
  if (status === "loading") return <CheckoutSkeleton />;
  const reload = () => location.reload();
  return (
    <ErrorState
      icon={navigator.onLine ? "alert" : "offline"}
      title={<FormattedMessage id={`checkout.${status}.title`} />}
      action={
        <Button
          variant="contained"
          color="secondary"
          size="large"
          onClick={() => (status === "failed" ? retry() : reload())}
        >
          <FormattedMessage id={`checkout.${status}.action`} />
        </Button>
      }
    >
      <FormattedMessage id={`checkout.${status}.text`} />
    </ErrorState>
  );
}

export function CheckoutSkeleton() {
  return (
    <Box role="status" sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", md: "minmax(0, 1fr) 360px" } }}>
      <span className="visually-hidden">
        <FormattedMessage id="checkout.loading" />
      </span>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={240} />
      </Box>
      <Skeleton variant="rounded" height={280} />
    </Box>
  );
}
