import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import type { MessageId } from "../../../../shared/messageId";
import type { Minor } from "../../../../shared/money";
import type { PriceLine } from "../../../../shared/schemas";
import { comparedLines } from "../../price/bookedPrice";
import { usePriceLineText } from "../bookings/PriceLines";
import type { RepricedPart } from "./useBookingQuestion";

const Prices = styled(Table)({
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "& th, & td": { padding: "6px 0", border: 0, verticalAlign: "top", color: "inherit", fontWeight: 400 },
  "& td, & thead th + th": { paddingInlineStart: 12, textAlign: "end", whiteSpace: "nowrap" },
  "& td": { fontVariantNumeric: "tabular-nums" },
  "& thead th": { fontWeight: 600 },
  "& tbody + tbody tr:first-of-type > *": { borderTop: `1px solid ${token("sand")}` },
  "& tr.name > th": { fontWeight: 700 },
  "& tr.sum > *": { fontWeight: 600, paddingBottom: 10 },
  "& tr.total > *": { borderTop: `1px solid ${token("ink")}`, fontWeight: 700 },
  "& small": { display: "block", fontSize: "0.875rem", color: token("inkSoft") },
});

type Props = {
  readonly parts: readonly RepricedPart[];
  /** The names of the two prices. */
  readonly words?: { readonly was: MessageId; readonly now: MessageId };
};

const shownAndNow = { was: "book.priceChanged.was", now: "book.priceChanged.now" } as const;

/** Two prices of several parts, compared line by line: by default as shown and as they are now. */
export function ComparedPrices({ parts, words = shownAndNow }: Props) {
  return (
    <Prices>
      <TableHead>
        <TableRow>
          <TableCell>
            <FormattedMessage id="book.priceChanged.what" />
          </TableCell>
          <TableCell>
            <FormattedMessage id={words.was} />
          </TableCell>
          <TableCell>
            <FormattedMessage id={words.now} />
          </TableCell>
        </TableRow>
      </TableHead>
      {parts.map((part) => (
        <PartRows key={part.part} part={part} />
      ))}
    </Prices>
  );
}

function PartRows({ part: { name, was, now } }: { readonly part: RepricedPart }) {
  const rows: { of: "online" | "inCuba"; was: PriceLine[]; now: PriceLine[]; sums: [Minor, Minor] }[] = [
    { of: "online", was: was.PriceLines, now: now.PriceLines, sums: [was.PayNow, now.PayNow] },
    { of: "inCuba", was: was.InCubaLines, now: now.InCubaLines, sums: [was.PayInCuba, now.PayInCuba] },
  ];
  const isInCuba = was.PayInCuba > 0 || now.PayInCuba > 0;
  return (
    <TableBody>
      {name !== undefined && (
        <TableRow className="name">
          <TableCell component="th" scope="rowgroup" colSpan={3}>
            {name}
          </TableCell>
        </TableRow>
      )}
      {rows.map(({ of, sums, ...lines }) => (
        <Fragment key={of}>
          {comparedLines(lines.was, lines.now).map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never put in another order.
            <Line key={place} {...line} />
          ))}
          {isInCuba && (
            <Amounts
              what={<FormattedMessage id={of === "online" ? "book.priceChanged.online" : "book.priceChanged.inCuba"} />}
              amounts={sums}
              look="sum"
            />
          )}
        </Fragment>
      ))}
      {was.Deposit !== now.Deposit && (
        <Amounts what={<FormattedMessage id="book.priceChanged.deposit" />} amounts={[was.Deposit, now.Deposit]} />
      )}
      <Amounts what={<FormattedMessage id="book.priceChanged.inAll" />} amounts={[was.Total, now.Total]} look="total" />
    </TableBody>
  );
}

/** A line, with its former name if its rate was another. */
function Line({ was, now }: { readonly was: PriceLine | null; readonly now: PriceLine | null }) {
  const textOf = usePriceLineText();
  const text = now && textOf(now);
  const before = was && textOf(was);
  return (
    <Amounts
      what={
        <>
          {text ?? before}
          {text !== null && before !== null && before !== text && (
            <small>
              <FormattedMessage id="book.priceChanged.before" values={{ line: before }} />
            </small>
          )}
        </>
      }
      amounts={[was?.Amount, now?.Amount]}
    />
  );
}

type AmountsProps = {
  readonly what: ReactNode;
  /** The amounts as shown, and now; undefined: there is none. */
  readonly amounts: readonly [Minor | undefined, Minor | undefined];
  /** A sum of lines, or the total price. */
  readonly look?: "sum" | "total";
};

function Amounts({ what, amounts: [was, now], look }: AmountsProps) {
  const money = useMoney();
  const written = (amount: Minor | undefined) => (amount === undefined ? "–" : money(amount));
  return (
    <TableRow className={look}>
      <TableCell component="th" scope="row">
        {what}
      </TableCell>
      <TableCell>{written(was)}</TableCell>
      <TableCell>{was === now || look === "total" ? written(now) : <strong>{written(now)}</strong>}</TableCell>
    </TableRow>
  );
}
