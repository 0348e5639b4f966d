import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../../../platform/web/theme/token";
import type { Booking } from "../../plan.schemas";
import { TotalPrice } from "../price/TotalPrice";

const Card = styled("article")({
  display: "grid",
  gap: 24,
  padding: 20,
  marginTop: 48,
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "@media (min-width: 700px)": { gridTemplateColumns: "17rem minmax(0, 1fr)", alignItems: "start" },
  "& h2": { fontSize: "1.5rem", marginBottom: 12 },
});
const Totals = styled("div")({ marginTop: 20 });

type Props = {
  readonly booking: Booking;
  readonly picture: ReactNode;
  readonly children: ReactNode;
};

/** A new booking: picture, name, facts, and the amounts online and in Cuba. */
export function BookedCard({ booking, picture, children }: Props) {
  const { Name, PayNow, PayInCuba, Deposit, CurrencyCode } = booking;
  return (
    <Card>
      {picture}
      <div>
        <h2>{Name}</h2>
        {children}
        <Totals>
          <TotalPrice payNow={PayNow} payInCuba={PayInCuba} deposit={Deposit} currency={CurrencyCode} />
        </Totals>
      </div>
    </Card>
  );
}
