import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { useIsWide } from "../../../platform/web/ui/page/useIsWide";
import type { Instant } from "../../../shared/instant";
import type { MessageId } from "../../../shared/messageId";
import type { TravelPlan } from "../../plan/plan.schemas";
import { BackToPlan } from "../../plan/web/BackToPlan";
import { FoldOut } from "../../plan/web/bookings/FoldOut";
import { CheckoutLoading } from "../../plan/web/checkout/CheckoutLoading";
import { DeadlineCountdown, DeadlineLine } from "../../plan/web/checkout/deadline/DeadlineText";
import type { ShownDeadline } from "../../plan/web/checkout/useCheckout";
import { EmptyPlan } from "../../plan/web/EmptyPlan";
import { useShownPlan } from "../../plan/web/useShownPlan";
import { webMethods } from "../methods/web/methods.web";
import type { MethodParts, PartsOf } from "./method/method";

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

type SummaryProps = {
  readonly title: ReactNode;
  /** What the amount is made of, above it. */
  readonly lines: ReactNode;
  /** The amount that is paid. */
  readonly amount: ReactNode;
  /** What is not paid here. */
  readonly besides?: ReactNode;
  readonly deadline: ShownDeadline | null;
  readonly now: Instant;
};

/**
 * The summary of what is paid. In a narrow window, where it stands above the form, what the amount is made of is shown on
 * demand. (PAY-46)
 */
export function SummaryCard({ title, lines, amount, besides, deadline, now }: SummaryProps) {
  const id = useId();
  const isWide = useIsWide();
  const heading = (
    <Typography id={id} variant="h3" component="h2">
      {title}
    </Typography>
  );
  return (
    <Card
      component="aside"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { xs: 1, md: 2 } }}
    >
      {isWide ? (
        <>
          {heading}
          {lines}
          <Divider />
          {amount}
          {besides}
          {deadline && <DeadlineCountdown deadline={deadline} now={now} />}
        </>
      ) : (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: "4px 16px", justifyContent: "space-between" }}>
            {heading}
            {amount}
          </Box>
          {deadline && (
            <Typography variant="body2">
              <DeadlineLine deadline={deadline} now={now} />
            </Typography>
          )}
          {besides}
          <FoldOut title={<FormattedMessage id="payment.summary.details" />}>
            <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, pt: 1 }}>{lines}</Box>
          </FoldOut>
        </>
      )}
    </Card>
  );
}

type RowProps = {
  readonly label: ReactNode;
  /** Absent where the total below says it. */
  readonly amount?: string | undefined;
};

export function SummaryRow({ label, amount }: RowProps) {
  return (
    <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
      <span>{label}</span>
      {amount && <span className="tabular">{amount}</span>}
    </Box>
  );
}

/** The payment page's parts of each method; null until they are loaded, which is usually with the page's own chunk. */
function useMethodParts(): PartsOf | null {
  const [partsOf, setPartsOf] = useState<PartsOf | null>(null);
  useEffect(() => {
    let shown = true;
    void loadParts().then((loaded) => {
      if (shown) setPartsOf(() => loaded);
    });
    return () => {
      shown = false;
    };
  }, []);
  return partsOf;
}

async function loadParts(): Promise<PartsOf> {
  const loaded = await Promise.all(webMethods.map(async ({ id, load }) => [id, await load()] as const));
  const parts = new Map<number, MethodParts>(loaded);
  return (method) => (method == null ? undefined : parts.get(method));
}
