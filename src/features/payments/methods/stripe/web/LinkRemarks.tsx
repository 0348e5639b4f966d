import { FormattedMessage } from "react-intl";
import { lookAgain } from "../../../../../platform/web/lookAgain";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { useGetLinkQuery } from "./link.api";

/** Warnings that the payer at the provider's page is not the client. */
export function LinkRemarks({ planId }: { readonly planId: number }) {
  const { data: link } = useGetLinkQuery({ planId }, lookAgain());
  return link?.Warnings.map((warning) => (
    <Callout key={warning} kind="warning">
      <FormattedMessage id={`payment.remark.${warning}`} />
    </Callout>
  ));
}
