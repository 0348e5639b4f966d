import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import type { MessageId } from "../../../shared/messageId";
import type { PolicyName } from "../texts.rules";
import { InformationPending } from "./InformationPending";
import { useGetPolicyQuery } from "./information.api";
import { PolicyText } from "./PolicyText";

const titles = {
  cancellation: "title.cancellationPolicy",
  privacy: "title.privacyPolicy",
  terms: "title.generalTerms",
} as const satisfies Record<PolicyName, MessageId>;

/** The page of a policy (INFO-3). When the language changes, the present text stays until the new one is loaded. */
export default function PolicyPage({ name }: { readonly name: PolicyName }) {
  const lang = useSelector(selectLanguage);
  const { data: policy, error, refetch } = useGetPolicyQuery({ name, lang });
  const { day } = useHavanaTime();
  if (!policy)
    return (
      <PageFrame narrow title={<FormattedMessage id={titles[name]} />}>
        <InformationPending error={error} onRetry={refetch} />
      </PageFrame>
    );
  return (
    <PageFrame narrow title={policy.title} lead={policy.lead}>
      <PolicyText sections={policy.sections} />
      <p style={{ marginTop: 32 }}>
        <FormattedMessage id="information.since" values={{ day: day(policy.since) }} />
      </p>
    </PageFrame>
  );
}
