import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../web/intl/language";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import { PageFrame } from "../../../web/ui/PageFrame";
import type { PolicyName } from "../policies/policies";
import { InformationMissing } from "./InformationMissing";
import { useGetPolicyQuery } from "./information.api";
import { PolicyText } from "./PolicyText";

/** A policy's page. In another language it keeps the present text until the new one has come. */
export default function PolicyPage({ name }: { readonly name: PolicyName }) {
  const lang = useSelector(selectLanguage);
  const { data: policy, isError, refetch } = useGetPolicyQuery({ name, lang });
  const { day } = useHavanaTime();
  if (isError && !policy) return <InformationMissing onRetry={refetch} />;
  if (!policy) return <div aria-busy="true" style={{ minHeight: "100vh" }} />;
  return (
    <PageFrame narrow title={policy.title} lead={policy.lead}>
      <PolicyText sections={policy.sections} />
      <p style={{ marginTop: 32 }}>
        <FormattedMessage id="information.since" values={{ day: day(policy.since) }} />
      </p>
    </PageFrame>
  );
}
