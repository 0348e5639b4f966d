import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { CardForm } from "../../../web/CardForm";
import type { MethodFormProps } from "../../../web/method";
import { payeezyFacts } from "../payeezy.facts";
import { payeezyFrameUrl, readPayeezyToken } from "../payeezyFrame";
import { usePayWithPayeezyMutation } from "./payeezy.api";

/**
 * The card form with Payeezy's fields, which need nothing to be asked for beforehand and keep no cards. Its call names a
 * card also where the fund pays all of it.
 */
export function PayeezyForm(given: MethodFormProps) {
  const [payWithPayeezy] = usePayWithPayeezyMutation();
  return (
    <CardForm
      {...given}
      method={payeezyFacts.id}
      fields={payeezyFrameUrl({ lang: useLanguage() })}
      readToken={readPayeezyToken}
      byToken={(order, Token) => payWithPayeezy({ ...order, Token })}
    />
  );
}
