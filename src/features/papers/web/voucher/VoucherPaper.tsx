import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { Fragment, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { shopName } from "../../../../platform/web/shop";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { PayInCuba, PayNow } from "../../../../platform/web/ui/money/PayAmount";
import { TileBand } from "../../../../platform/web/ui/tiles/TileBand";
import type { VoucherDetails } from "../../../../products/product.web";
import type { Booking } from "../../../plan/plan.schemas";
import { partsInCuba } from "../../../plan/price/inCuba";
import { FactLines } from "../../../plan/web/bookings/FactLines";
import { useProductOf } from "../../../plan/web/products";
import type { Voucher } from "../../voucher.schemas";
import { paper } from "../paper";
import { Bilingual, BilingualMessage, languageStyles } from "./Bilingual";
import { QrCode } from "./QrCode";
import { PlaceMap, placeFacts } from "./VoucherPlace";
import { VoucherSeller } from "./VoucherSeller";

/** In print only the sheet, on one page. */
const printSheet = {
  "@page": { size: "A4", margin: "12mm" },
  "@media print": {
    body: { background: "#FFFFFF !important" },
    "main header": { display: "none !important" },
    "[data-print=sheet]": {
      // So small that both languages fit on one page of A4 or Letter.
      zoom: 0.63,
      maxWidth: "none !important",
      border: "0 !important",
      breakInside: "avoid",
      printColorAdjust: "exact",
      WebkitPrintColorAdjust: "exact",
    },
  },
} as const;

/** The voucher for the rental desk or the hotel reception, on one page. */
export function VoucherPaper({ voucher }: { readonly voucher: Voucher }) {
  const { Booking: booking, Number: number, Place, Agency, VerifyUrl } = voucher;
  const id = useId();
  const [both, setBoth] = useState(false);
  const details = useProductOf(booking).voucher(booking);
  const facts = voucher.Facts.map(bothFact);
  // The first fact is the time of the service; its place is shown next to it.
  const begin = facts.slice(0, 1);
  const others = facts.slice(1);
  return (
    <Box
      component="article"
      aria-labelledby={id}
      data-print="sheet"
      data-languages={both ? "both" : "one"}
      sx={{ ...paper, maxWidth: 840, ...languageStyles }}
    >
      <GlobalStyles styles={printSheet} />
      <TileBand />
      <Box sx={{ p: { xs: 2, sm: 4 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        <Box sx={{ display: "flex", gap: 3, justifyContent: "space-between", flexWrap: "wrap" }}>
          <div>
            <Typography sx={{ fontWeight: 700 }}>
              <DottedLine>
                {shopName()}
                <BilingualMessage id="voucher.paper.brand" />
              </DottedLine>
            </Typography>
            <Typography id={id} variant="h2" className="tabular">
              <FormattedMessage id="voucher.paper.number" values={{ number }} />
            </Typography>
            <Typography variant="h3" component="p" sx={{ mt: 1 }}>
              {booking.Name}
            </Typography>
          </div>
          <div style={{ maxWidth: 180, fontSize: "0.8125rem", lineHeight: 1.3 }}>
            <QrCode text={VerifyUrl} />
            <BilingualMessage id="voucher.paper.scan" />
          </div>
        </Box>
        <FactList
          layout="grid"
          facts={[...deskFacts(voucher), ...begin, ...placeFacts(Place, booking.Name, details.phone), ...others]}
        />
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            alignItems: "center",
          }}
        >
          {Agency && <VoucherSeller agency={Agency} />}
          {Place && <PlaceMap place={Place} />}
        </Box>
        {details.guests.length > 0 && <VoucherGuests details={details} />}
        <AtTheDesk booking={booking} lines={voucher.InCuba ?? []} />
        <VoucherNotes notes={voucher.Notes} />
        <Box sx={{ "@media print": { display: "none" } }}>
          <Button variant="text" aria-pressed={both} onClick={() => setBoth(!both)}>
            <FormattedMessage id="voucher.paper.both" />
          </Button>
        </Box>
      </Box>
      <TileBand />
    </Box>
  );
}

/** A property that is its own supplier is named in the title alone. */
function deskFacts({ Holder, Booking: { Name, SupplierName, SupplierReference, BookingId } }: Voucher): Fact[] {
  const supplier = { id: "supplier", term: <BilingualMessage id="voucher.paper.supplier" />, detail: SupplierName };
  return [
    ...(SupplierName === Name ? [] : [supplier]),
    {
      id: "reference",
      term: <BilingualMessage id="voucher.paper.confirmation" />,
      detail: SupplierReference ?? <BilingualMessage id="voucher.paper.noReference" />,
    },
    { id: "booking", term: <BilingualMessage id="voucher.paper.booking" />, detail: BookingId },
    { id: "holder", term: <BilingualMessage id="voucher.paper.holder" />, detail: Holder },
  ];
}

/** A fact with its label and words in both languages, the reader's first. */
function bothFact({ Label, Detail }: Voucher["Facts"][number]): Fact {
  const [own, ...others] = Detail;
  return {
    id: Label.join(),
    term: <Bilingual texts={Label} />,
    detail:
      others.length > 0 ? <FactLines note={<span data-second="">{others.join(" · ")}</span>}>{own}</FactLines> : own,
  };
}

type AtTheDeskProps = { readonly booking: Booking; readonly lines: NonNullable<Voucher["InCuba"]> };

/** What is paid and what is still to be paid, with what that consists of. */
function AtTheDesk({ booking: { PayNow: paid, PayInCuba: inCuba, Deposit, CurrencyCode }, lines }: AtTheDeskProps) {
  const money = useMoney();
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", pt: 2.5, display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "20px 40px" }}>
        <PayNow label={<BilingualMessage id="voucher.paper.paidOnline" />} amount={money(paid, CurrencyCode)} />
        {partsInCuba({ PayInCuba: inCuba, Deposit }).map(({ kind, amount }) => (
          <PayInCuba
            key={kind}
            label={<BilingualMessage id={`voucher.paper.inCuba.${kind}`} />}
            amount={money(amount, CurrencyCode)}
          />
        ))}
      </Box>
      {lines.length > 0 && (
        <FactList
          facts={lines.map(({ Label, Amount }) => ({
            id: Label.join(),
            term: <Bilingual texts={Label} />,
            detail: money(Amount, CurrencyCode),
          }))}
        />
      )}
    </Box>
  );
}

/**
 * All guests, with children's ages and the passport numbers that the reception checks, and the client's requests.
 * Staff in the client's place read no passports (DOC-13), and nobody reads those of a stay long over.
 */
function VoucherGuests({ details: { guests, requests } }: { readonly details: VoucherDetails }) {
  const travelers = guests.map(({ id, name, age, passport }) => (
    <div key={id}>
      <DottedLine>
        {name ?? "–"}
        {age !== null && <FormattedMessage id="voucher.paper.age" values={{ age }} />}
        {passport === "" ? null : <span className="tabular">{passport}</span>}
      </DottedLine>
    </div>
  ));
  return (
    <FactList
      facts={[
        { id: "travelers", term: <BilingualMessage id="voucher.paper.travelers" />, detail: travelers },
        ...(requests
          ? [{ id: "asked", term: <BilingualMessage id="voucher.paper.requests" />, detail: requests }]
          : []),
      ]}
    />
  );
}

/** Instructions in a column per language, each sentence on the same line in both. (PAPER-6) */
function VoucherNotes({ notes }: { readonly notes: Voucher["Notes"] }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: "6px 24px",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        "@media screen": { "[data-languages=one] &": { gridTemplateColumns: "minmax(0, 1fr)" } },
        color: "text.secondary",
        typography: "body2",
      }}
    >
      {notes.map((note) => (
        <Fragment key={note[0]}>
          {note.map((said, index) => (
            <div key={said} data-second={index > 0 ? "" : undefined}>
              {said}
            </div>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
