import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import type { MessageId } from "../../../shared/messageId";
import type { TravelPlan } from "../../plan/plan.schemas";
import { BackToPlan } from "../../plan/web/BackToPlan";
import { CheckoutLoading } from "../../plan/web/checkout/CheckoutLoading";
import { EmptyPlan } from "../../plan/web/EmptyPlan";
import { useShownPlan } from "../../plan/web/useShownPlan";
import { type PartsOf, useMethodParts } from "./method/useMethodParts";

type PageProps = {
  readonly title: MessageId;
  /** Whether the plan and the methods' parts are loaded. */
  readonly children: (plan: TravelPlan, partsOf: PartsOf) => ReactNode;
};

/** The layout of a page on which a plan or a change is paid. */
export function PaymentPageFrame({ title, children }: PageProps) {
  const { data: plan, error, refetch } = useShownPlan();
  const partsOf = useMethodParts();
  return (
    <PageFrame title={<FormattedMessage id={title} />} above={<BackToPlan />}>
      {plan && partsOf && children(plan, partsOf)}
      {plan === null && <EmptyPlan />}
      {(plan === undefined || (plan && !partsOf)) && (
        <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />
      )}
    </PageFrame>
  );
}

/** The form and the summary: side by side, or in the order of the children on a phone. */
export function PaymentColumns({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 22rem" },
        "& > aside": { gridColumn: { md: 2 }, gridRow: { md: 1 } },
      }}
    >
      {children}
    </Box>
  );
}

/** The summary of what is paid, and the amount. */
export function SummaryCard({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="aside"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}

export function SummaryRow({ label, amount }: { readonly label: ReactNode; readonly amount: string }) {
  return (
    <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
      <span>{label}</span>
      <span className="tabular">{amount}</span>
    </Box>
  );
}
