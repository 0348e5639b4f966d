import { styled } from "@mui/material/styles";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { lazyPage } from "../../../web/lazyPage";
import { token } from "../../../web/theme/token";
import { Icon } from "../../../web/ui/Icon";
import type { CarSearchChoice } from "../car.search-url";

type Props = {
  readonly search: CarSearchChoice;
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

const Fold = styled("details")({
  "& > summary": {
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    cursor: "pointer",
    fontWeight: 600,
    color: token("sea"),
  },
  "& > div": {
    display: "grid",
    gap: 16,
    paddingTop: 8,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  },
});

// Few open it: its fields are fetched when somebody does.
const CarChoices = lazyPage(() => import(/* webpackChunkName: "car-choices" */ "./CarChoices"));

/** Class, model, rental company and transmission, for those who know; their choices load when they are opened. */
export function CarMoreFields({ search, onChange }: Props) {
  const { IdClass, IdModel, IdSupplier, TransmissionId } = search;
  const [open, setOpen] = useState(IdClass + IdModel + IdSupplier + TransmissionId > 0);
  return (
    <Fold open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name={open ? "minus" : "plus"} />
        <FormattedMessage id="car.search.more" />
      </summary>
      <div>
        {open && (
          <Suspense fallback={null}>
            <CarChoices search={search} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </Fold>
  );
}
