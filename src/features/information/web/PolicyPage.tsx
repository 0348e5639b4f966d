import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../web/intl/language";
import { useHavanaTime } from "../../../web/intl/useHavanaTime";
import { PageFrame } from "../../../web/ui/PageFrame";
import type { Policy, PolicyName } from "../information.policies";
import { PolicyText } from "./PolicyText";
import { policyFiles } from "./policyFiles";

/** A policy's page. In another language it keeps the present text until the new one has come. */
export default function PolicyPage({ name }: { readonly name: PolicyName }) {
  const policy = usePolicy(name);
  const { day } = useHavanaTime();
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

function usePolicy(name: PolicyName): Policy | null {
  const language = useSelector(selectLanguage);
  const [policy, setPolicy] = useState<Policy | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    policyFiles[name][language]().then(
      (file) => current && setPolicy(file.policy),
      (error) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [name, language]);
  // The shell's boundary shows a page whose program did not arrive.
  if (failure && !policy) throw failure;
  return policy;
}
