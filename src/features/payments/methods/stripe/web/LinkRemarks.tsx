import { FormattedMessage } from "react-intl";
import { pollingOptions } from "../../../../../platform/web/pollingOptions";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { useGetLinkQuery } from "./link.api";

/** Warnings that the payer at the provider's page is not the client. */
export function LinkRemarks({ planId }: { readonly planId: number }) {
  const { data: link } = useGetLinkQuery({ planId }, pollingOptions());
  return link?.Warnings.map((warning) => (
    <Callout key={warning} kind="warning">
      <FormattedMessage id={`payment.remark.${warning}`} />
    </Callout>
  ));
}
