import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { callAddress, chatAddress } from "../../../../platform/web/shop";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import type { VoucherAgency } from "../../voucher.schemas";
import { BilingualMessage } from "./Bilingual";

/** The agency that sold the service, whom the rental desk or the reception calls with a question. (PAPER-6) */
export function VoucherSeller({ agency: { Name, Phone, WhatsApp, Email } }: { readonly agency: VoucherAgency }) {
  const facts: Fact[] = [{ id: "agency", term: <BilingualMessage id="voucher.paper.agency" />, detail: Name }];
  if (Phone)
    facts.push({
      id: "phone",
      term: <BilingualMessage id="voucher.paper.agencyPhone" />,
      detail: <Way href={callAddress(Phone)}>{Phone}</Way>,
    });
  if (WhatsApp)
    facts.push({ id: "whatsApp", term: "WhatsApp", detail: <Way href={chatAddress(WhatsApp)}>{WhatsApp}</Way> });
  if (Email)
    facts.push({
      id: "email",
      wide: true,
      term: <BilingualMessage id="voucher.paper.agencyEmail" />,
      detail: <Way href={`mailto:${Email}`}>{breakable(Email)}</Way>,
    });
  return <FactList layout="grid" facts={facts} />;
}

/** A long address breaks before its "@". */
function breakable(address: string): ReactNode {
  const [name, domain] = address.split("@");
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}

function Way({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link
      color="inherit"
      href={href}
      sx={{ overflowWrap: "anywhere" }}
      {...(href.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
    >
      {children}
    </Link>
  );
}
