import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { FactList } from "../../../../platform/web/ui/FactList";
import { foldMark } from "../../../../platform/web/ui/page/foldMark";
import type { CarCharge, CarOffer } from "../../car.schemas";
import { useGetCarChargesQuery, useGetRentConditionsQuery } from "../car.api";

const Fold = styled("details")({
  borderBottom: `1px solid ${token("sand")}`,
  "& > summary": { ...foldMark, cursor: "pointer", fontWeight: 600, padding: "12px 0", minHeight: 44 },
  "& ul": { paddingInlineStart: 22, display: "grid", gap: 6, margin: "0 0 16px" },
  "& dl": { maxWidth: "36rem", margin: "0 0 16px" },
});

type Props = { readonly offer: Pick<CarOffer, "SupplierId" | "ClassId"> };

/**
 * A company's conditions, and what its rental desk takes for the class: collapsed, and left out if they cannot be
 * loaded.
 */
export function RentalConditions({ offer: { SupplierId: supplierId, ClassId: classId } }: Props) {
  const lang = useSelector(selectLanguage);
  const { data: conditions } = useGetRentConditionsQuery({ supplierId, lang });
  const { data: charges } = useGetCarChargesQuery({ lang });
  /** Charges paid online are already in the price. */
  const isOfDesk = ({ PaidOnline, ClassId, SupplierId }: CarCharge) =>
    !PaidOnline && (ClassId ?? classId) === classId && (SupplierId ?? supplierId) === supplierId;
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
              .map((charge) => ({ id: charge.Code, term: charge.Text, detail: <Charged {...charge} /> }))}
          />
        </Fold>
      ) : null}
    </div>
  );
}

/** A charge with its unit, and its limits if it has any. */
function Charged({ Code, Amount, Per, Minimum, Maximum }: CarCharge) {
  const money = useMoney();
  if (Amount === null) return <FormattedMessage id="car.charges.onTheSpot" />;
  // The deposit comes back: it is not paid once.
  const per = Code === "deposit" ? "held" : Per;
  const limits = Minimum !== null && Maximum !== null;
  return (
    <>
      <FormattedMessage id="car.charges.amount" values={{ amount: money(Amount), per }} />
      {limits && (
        <FormattedMessage id="car.charges.limits" values={{ minimum: money(Minimum), maximum: money(Maximum) }} />
      )}
    </>
  );
}
