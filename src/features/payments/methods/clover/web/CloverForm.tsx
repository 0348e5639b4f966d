import { useSelector } from "react-redux";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { selectClientId } from "../../../../../platform/web/session/auth";
import { isRecord } from "../../../../../shared/unknownData";
import { cardFrameUrl } from "../../../cardFrame";
import { FieldsUnreachable } from "../../../web/card/CardFields";
import { CardForm } from "../../../web/card/CardForm";
import type { MethodFormProps } from "../../../web/method/method";
import { cloverFacts } from "../clover.facts";
import type { CloverPayment } from "../clover.schemas";
import {
  useGetCardFieldsQuery,
  useGetClientCardsQuery,
  usePayWithCloverMutation,
  useRemoveClientCardMutation,
} from "./clover.api";

type CloverToken = Pick<CloverPayment, "Token" | "Browser">;

/** A token, with the browser's data from Clover's program if 3-D Secure is on for the merchant. */
function readCloverToken(given: unknown): CloverToken | null {
  if (typeof given === "string") return { Token: given };
  if (!isRecord(given) || typeof given.Token !== "string") return null;
  const facts = isRecord(given.Browser) ? Object.entries(given.Browser) : [];
  const known = facts.filter(([, fact]) => typeof fact === "string" || typeof fact === "boolean");
  return { Token: given.Token, Browser: Object.fromEntries(known) };
}

/** The card form. A skeleton covers it until the provider's fields and the client's saved cards are known. */
export function CloverForm(given: MethodFormProps) {
  const lang = useLanguage();
  const clientId = useSelector(selectClientId);
  const { data: provider, isError, refetch } = useGetCardFieldsQuery({ planId: given.planId });
  const { data: cards, isError: withoutCards } = useGetClientCardsQuery({ clientId });
  const [removeCard] = useRemoveClientCardMutation();
  const [payWithClover] = usePayWithCloverMutation();
  if (isError) return <FieldsUnreachable retry={refetch} />;
  return (
    <CardForm
      {...given}
      method={cloverFacts.id}
      fields={provider ? cardFrameUrl(provider.Page, { key: provider.ApiAccessKey, lang }) : null}
      readToken={readCloverToken}
      byToken={(order, token, keep) => payWithClover({ ...order, ...token, KeepCard: keep || undefined })}
      byFundAlone={payWithClover}
      saved={{
        // If the saved cards cannot be loaded, a client can still pay with another card.
        cards: cards ?? (withoutCards ? [] : null),
        remove: async (cardId) => (await removeCard({ cardId })).error,
        byCard: (order, CardId) => payWithClover({ ...order, CardId }),
      }}
    />
  );
}
