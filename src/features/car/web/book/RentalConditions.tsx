import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { FactList } from "../../../../platform/web/ui/FactList";
import { foldMark } from "../../../../platform/web/ui/page/foldMark";
import type { CarCharge } from "../../car.schemas";
import { useGetCarChargesQuery, useGetRentConditionsQuery } from "../car.api";

const Fold = styled("details")({
  borderBottom: `1px solid ${token("sand")}`,
  "& > summary": { ...foldMark, cursor: "pointer", fontWeight: 600, padding: "12px 0", minHeight: 44 },
  "& ul": { paddingInlineStart: 22, display: "grid", gap: 6, margin: "0 0 16px" },
  "& dl": { maxWidth: "36rem", margin: "0 0 16px" },
});

/** A company's conditions and its rental desk's charges: collapsed, and left out if they cannot be loaded. */
export function RentalConditions({ supplierId }: { readonly supplierId: number }) {
  const lang = useSelector(selectLanguage);
  const { data: conditions } = useGetRentConditionsQuery({ supplierId, lang });
  const { data: charges } = useGetCarChargesQuery({ lang });
  /** What is paid online is in the price, and a class's charges are shown with the offer: both are left out. */
  const isOfDesk = ({ PaidOnline, ClassId, SupplierId }: CarCharge) =>
    !PaidOnline && ClassId === null && (SupplierId === null || SupplierId === supplierId);
  const money = useMoney();
  return (
    <div>
      {conditions ? (
        <Fold>
          <summary>
            <FormattedMessage id="car.conditions.title" values={{ supplier: conditions.SupplierName }} />
          </summary>
          <ul>
            {conditions.Conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </Fold>
      ) : null}
      {charges ? (
        <Fold>
          <summary>
            <FormattedMessage id="car.charges.title" />
          </summary>
          <FactList
            facts={charges
              .filter(isOfDesk)
              .flatMap(({ Code, Text, Amount }) =>
                Amount === null ? [] : [{ id: Code, term: Text, detail: money(Amount) }],
              )}
          />
        </Fold>
      ) : null}
    </div>
  );
}
