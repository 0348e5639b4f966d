import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useCardMoney, useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { figures, type MoneySize } from "../../../../platform/web/ui/money/moneyLook";
import { AboutAmount } from "../../../currencies/web/AboutAmount";
import type { PaidOnline } from "../../checkout/checkout.states";
import { type PriceParts, totalOf } from "../../price/total";

const ring = { content: '""', flex: "none", width: 10, height: 10, borderRadius: "50%" } as const;

const Whole = styled("div")({
  display: "grid",
  gap: 4,
  justifyItems: "start",
  alignContent: "start",
  minWidth: 0,
  "& .label": { fontWeight: 600, fontSize: "0.9375rem" },
  "& .note": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  // The two signs of money: a full dot is paid online, an open ring over dots is paid in Cuba.
  "& .parts": { fontSize: "0.9375rem", lineHeight: 1.65 },
  "& .now, & .inCuba": {
    display: "inline-flex",
    gap: 6,
    fontSize: "0.9375rem",
    alignItems: "center",
    whiteSpace: "var(--price-wrap, nowrap)",
  },
  "& .now": { fontWeight: 700, "&::before": { ...ring, background: token("sea") } },
  "& .inCuba": {
    fontWeight: 600,
    color: token("mangoText"),
    "&::before": { ...ring, border: "2.5px solid currentColor" },
    textDecoration: "underline dotted 2px",
    textUnderlineOffset: 5,
  },
  "& details": { justifySelf: "stretch" },
  "& summary": {
    minHeight: 44,
    width: "fit-content",
    paddingBlock: 6,
    cursor: "pointer",
    listStyle: "none",
    alignContent: "center",
    "&::-webkit-details-marker": { display: "none" },
    // In the last part, so that it never stands alone on a line.
    "& > :last-child::after": {
      content: '""',
      display: "inline-block",
      width: 8,
      height: 8,
      flex: "none",
      marginInlineStart: 4,
      color: token("sea"),
      borderRight: "2.5px solid",
      borderBottom: "2.5px solid",
      transform: "translateY(-3px) rotate(45deg)",
    },
  },
  "& [open] > summary > :last-child::after": { transform: "rotate(225deg)" },
});

const Figure = styled("span", { shouldForwardProp: (prop) => prop !== "size" })<{ readonly size: MoneySize }>(
  ({ size }) => figures(size, 800),
);

type Props = PriceParts & {
  readonly currency: string;
  /** Held in Cuba and given back, in minor units; omitted if it is shown next to it. */
  readonly deposit?: number;
  /** When the online part is paid; later by default, because nothing is due before a plan can be paid. */
  readonly online?: PaidOnline;
  /** The label; "in all" by default. */
  readonly label?: ReactNode;
  readonly note?: ReactNode;
  readonly size?: MoneySize;
  /** The details of each part, shown when the parts are tapped. */
  readonly breakdown?: () => ReactNode;
  /** On a card in a list: whole amounts have no cents. */
  readonly onCard?: boolean;
  /** Rendered instead of the figure, with the total in it, such as the button that leads to the offer. */
  readonly figure?: (total: string) => ReactNode;
  readonly className?: string;
};

/**
 * The only component that shows a price: the total as the largest figure, then how much is paid online and how much in
 * Cuba. The deposit is given back and shown separately. The approximate amount in a chosen currency follows. (PLAN-28,
 * PLAN-30)
 */
export function TotalPrice({ payNow, payInCuba, currency, deposit = 0, online = "later", ...rest }: Props) {
  const { label, note, size = "md", breakdown, onCard = false, figure, className } = rest;
  const exactly = useMoney();
  const briefly = useCardMoney();
  const money = onCard ? briefly : exactly;
  const total = totalOf({ payNow, payInCuba });
  const parts = (
    <>
      <span className="now">
        <FormattedMessage
          id={payInCuba === 0 && deposit === 0 ? "plan.total.allOnline" : "plan.total.online"}
          values={{ when: online, amount: money(payNow, currency) }}
        />
        {/* Wraps before the next part if it does not fit, so that this is never alone on a line. */}
        {payInCuba > 0 && "\u00A0+"}
      </span>
      {payInCuba > 0 && (
        <>
          {" "}
          <span className="inCuba">
            <FormattedMessage id="plan.total.inCuba" values={{ amount: money(payInCuba, currency) }} />
          </span>
        </>
      )}
    </>
  );
  return (
    <Whole {...(className && { className })}>
      <span className="label">{label ?? <FormattedMessage id="plan.total.inAll" />}</span>
      {figure ? figure(money(total, currency)) : <Figure size={size}>{money(total, currency)}</Figure>}
      {/* A paid amount is fixed: the current rate does not apply to it. */}
      {online !== "paid" && <AboutAmount amount={total} currency={currency} />}
      {breakdown ? (
        <Parts breakdown={breakdown}>{parts}</Parts>
      ) : (
        <PartsLine alone={payInCuba === 0}>{parts}</PartsLine>
      )}
      {note && <span className="note">{note}</span>}
      {deposit > 0 && (
        <span className="note">
          <FormattedMessage id="plan.deposit" values={{ deposit: money(deposit, currency) }} />
        </span>
      )}
    </Whole>
  );
}

/** A single part needs no wrapper: this keeps the number of nodes in a card low. (SPEED-5) */
function PartsLine({ alone, children }: { readonly alone: boolean; readonly children: ReactNode }) {
  return alone ? children : <div className="parts">{children}</div>;
}

/** The parts, with their details once opened: lists of offers do not render them before. */
function Parts({ breakdown, children }: { readonly breakdown: () => ReactNode; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="parts">{children}</summary>
      {open && breakdown()}
    </details>
  );
}
