import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { cardFrameUrl } from "../../../cardFrame";
import { FieldsUnreachable } from "../../../web/card/CardFields";
import { CardForm } from "../../../web/card/CardForm";
import type { MethodFormProps } from "../../../web/method/method";
import { payeezyFacts } from "../payeezy.facts";
import { readPayeezyToken } from "../payeezyFrame";
import { useGetPayeezyFieldsQuery, usePayWithPayeezyMutation } from "./payeezy.api";

/**
 * The card form with Payeezy's fields. It saves no cards, and its call requires a card even if the fund pays
 * everything.
 */
export function PayeezyForm(given: MethodFormProps) {
  const lang = useLanguage();
  const { data: provider, isError, refetch } = useGetPayeezyFieldsQuery({ planId: given.planId });
  const [payWithPayeezy] = usePayWithPayeezyMutation();
  if (isError) return <FieldsUnreachable retry={refetch} />;
  return (
    <CardForm
      {...given}
      method={payeezyFacts.id}
      fields={provider ? cardFrameUrl(provider.Page, { lang }) : null}
      readToken={readPayeezyToken}
      byToken={(order, Token) => payWithPayeezy({ ...order, Token })}
    />
  );
}
