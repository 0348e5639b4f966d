import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { foldMark } from "../../../../platform/web/ui/page/foldMark";
import { TextSkeleton } from "../../../../platform/web/ui/page/TextSkeleton";
import { PolicyText } from "../../../information/web/PolicyText";
import { useGetPoliciesOfPlanQuery } from "../plan.api";

const Fold = styled("details")({
  maxWidth: "46rem",
  "& summary": {
    ...foldMark,
    width: "fit-content",
    minHeight: 44,
    color: token("sea"),
    fontWeight: 600,
    cursor: "pointer",
  },
  "& details": { borderTop: `1px solid ${token("sand")}` },
  "& details > div": { paddingBlock: "8px 24px" },
  "& h2": { fontSize: "1.125rem" },
});

/** The policies as the plan's client accepted them; loaded when opened. (INFO-24) */
export function AcceptedPolicies({ planId }: { readonly planId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Fold onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}>
      <summary>
        <FormattedMessage id="plan.policies.title" />
      </summary>
      {open && <Policies planId={planId} />}
    </Fold>
  );
}

function Policies({ planId }: { readonly planId: number }) {
  const lang = useSelector(selectLanguage);
  const { instant } = useHavanaTime();
  const { data, error, refetch } = useGetPoliciesOfPlanQuery({ planId, lang });
  if (data === undefined)
    return error ? (
      <LoadFailure title="plan.policies.failed" text={serverText(error)} onRetry={refetch} />
    ) : (
      <TextSkeleton />
    );
  if (data === null)
    return (
      <p>
        <FormattedMessage id="plan.policies.none" />
      </p>
    );
  return (
    <>
      <p>
        <FormattedMessage id="plan.policies.when" values={{ when: instant(data.AcceptedAt) }} />
      </p>
      {data.Policies.map(({ Name, Version, Text }) => (
        <details key={Name}>
          <summary>
            {Text.title}
            {Version > 0 && (
              <>
                {" "}
                <FormattedMessage id="plan.policies.version" values={{ version: Version }} />
              </>
            )}
          </summary>
          <div>
            <p>{Text.lead}</p>
            <PolicyText sections={Text.sections} />
          </div>
        </details>
      ))}
    </>
  );
}
