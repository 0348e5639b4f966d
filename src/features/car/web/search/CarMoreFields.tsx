import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { lazyPage } from "../../../../platform/web/lazyPage";
import { MoreFields } from "../../../../platform/web/ui/searchParts";
import type { CarSearchChoice } from "../../car.search-url";

type Props = {
  readonly search: CarSearchChoice;
  readonly onChange: (part: Partial<CarSearchChoice>) => void;
};

// Few open it: its fields are fetched when somebody does.
const CarChoices = lazyPage(() => import(/* webpackChunkName: "car-choices" */ "./CarChoices"));

/** Class, model, rental company and transmission, for those who know; their choices load when they are opened. */
export function CarMoreFields({ search, onChange }: Props) {
  const { IdClass, IdModel, IdSupplier, TransmissionId } = search;
  const [open, setOpen] = useState(IdClass + IdModel + IdSupplier + TransmissionId > 0);
  return (
    <MoreFields label={<FormattedMessage id="car.search.more" />} open={open} onToggle={setOpen}>
      {open && (
        <Suspense fallback={null}>
          <CarChoices search={search} onChange={onChange} />
        </Suspense>
      )}
    </MoreFields>
  );
}
