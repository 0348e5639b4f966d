import { havanaMoment } from "../../../../../platform/server/http/formats";
import { text } from "../../../../../platform/server/http/texts";
import type { Letterhead } from "../../../../../platform/server/pdf/letterhead";
import { quiet, Sheet } from "../../../../../platform/server/pdf/sheet";
import type { Instant } from "../../../../../shared/instant";
import type { Language } from "../../../../../shared/language";
import type { MessageUnder } from "../../../../../shared/messageId";
import { moneyText } from "../../../../../shared/moneyText";
import type { Transfer } from "../transfer.schemas";

/**
 * A transfer order as a one-page PDF for the bank, with the whole amount, or the rest once a part has arrived. `until`:
 * the payment deadline; `seller`: the company that runs the shop.
 */
export function drawTransferOrder(
  language: Language,
  transfer: Transfer,
  until: Instant | null,
  seller: string,
  by: Letterhead,
): Promise<Uint8Array> {
  const say = (id: MessageUnder<"transfer">, values = {}) => text(language, `transfer.${id}`, values);
  const { Beneficiary: to, Amount, Arrived, Missing } = transfer;
  const isPart = Arrived > 0 && Missing > 0;
  const money = (amount: number) => moneyText(amount, language, transfer.CurrencyCode);
  const sheet = Sheet.begin(`${say("order.title")} ${transfer.Reference}`, language, by);
  sheet.write(say("order.title"), { face: "display", size: 26 });
  sheet.write(say("order.plan", { plan: transfer.TravelPlanId, seller }), { color: quiet });
  sheet.space(14);
  sheet.amount(say("amount"), money(isPart ? Missing : Amount), {
    face: "display",
    size: 20,
    color: sheet.coral,
  });
  sheet.space(8);
  if (isPart) sheet.fact(say("order.arrived"), money(Arrived));
  sheet.fact(say("reference"), transfer.Reference);
  if (until !== null) sheet.fact(say("until"), havanaMoment(language, until));
  sheet.rule();
  sheet.write(say("beneficiary"), { face: "strong", size: 12 });
  sheet.space(6);
  sheet.facts([
    [say("beneficiary.name"), to.Name],
    [say("beneficiary.account"), to.Account],
    [say("beneficiary.bank"), to.Bank],
    [say("beneficiary.routingNumber"), to.RoutingNumber],
    ...(to.Swift ? [[say("beneficiary.swift"), to.Swift] satisfies [string, string]] : []),
    [say("beneficiary.address"), to.Address],
    [say("beneficiary.bankAddress"), to.BankAddress],
  ]);
  sheet.rule();
  for (const id of ["advice.exact", "advice.reference", "advice.proof"] as const) {
    sheet.write(say(id), { size: 10 });
    sheet.space(4);
  }
  sheet.tileBand(0);
  return sheet.save();
}
