import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { BackToPlan } from "../../BackToPlan";
import { useShownPlan } from "../../useShownPlan";
import { CheckoutLoading } from "../CheckoutLoading";
import { DocumentsStep } from "./DocumentsStep";
import { OwnDocuments } from "./OwnDocuments";

/** The documents that a plan needs; without a plan, those that a client may give in advance. */
export default function DocumentsPage() {
  const { data: plan, error, refetch } = useShownPlan();
  return (
    <PageFrame title={<FormattedMessage id="documents.title" />} above={<BackToPlan />}>
      {plan && <DocumentsStep plan={plan} />}
      {plan === null && <OwnDocuments />}
      {plan === undefined && <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />}
    </PageFrame>
  );
}
