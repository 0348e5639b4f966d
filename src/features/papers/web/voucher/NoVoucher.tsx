import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";

/** There is no voucher before the receipt is signed. */
export function NoVoucher() {
  return (
    <EmptyState
      title={<FormattedMessage id="voucher.none.title" />}
      action={
        <MainLink to="/shopping-cart">
          <FormattedMessage id="checkout.action.backToPlan" />
        </MainLink>
      }
    >
      <FormattedMessage id="voucher.none.text" />
    </EmptyState>
  );
}
