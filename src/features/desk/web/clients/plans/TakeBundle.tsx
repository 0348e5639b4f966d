import { FormattedMessage } from "react-intl";
import { saveJson } from "../../../../../platform/web/files/saveFile";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { useTakePlanBundleMutation } from "../../shell/support.api";

/** Saves the plan's support bundle, for `npm run replay` or the inspector. */
export function TakeBundle({ planId }: { readonly planId: number }) {
  const [take, { isLoading, isError }] = useTakePlanBundleMutation();
  const save = async () => {
    const { data } = await take({ planId });
    if (data) saveJson(data, `plan-${planId}.json`);
  };
  return (
    <div>
      <BusyButton variant="outlined" onClick={save} loading={isLoading}>
        <FormattedMessage id="support.bundle.take" />
      </BusyButton>
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="support.bundle.failed" />
        </Callout>
      )}
    </div>
  );
}
