import Link from "@mui/material/Link";
import { callAddress, chatAddress } from "../../../../platform/web/shop";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { VoucherAgency } from "../../voucher.schemas";

/** The agency that sold the service, whom the rental desk or the reception calls with a question. (PAPER-6) */
export function VoucherSeller({ agency: { Name, Phone, WhatsApp, Email } }: { readonly agency: VoucherAgency }) {
  const ways = (
    <DottedLine>
      {Name}
      {Phone && <Way href={callAddress(Phone)}>{Phone}</Way>}
      {WhatsApp && <Way href={chatAddress(WhatsApp)}>{`WhatsApp ${WhatsApp}`}</Way>}
      {Email && <Way href={`mailto:${Email}`}>{Email}</Way>}
    </DottedLine>
  );
  return <FactList facts={[{ id: "agency", term: <DottedMessage id="voucher.paper.agency" />, detail: ways }]} />;
}

function Way({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link color="inherit" href={href} {...(href.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}>
      {children}
    </Link>
  );
}
