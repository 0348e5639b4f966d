import { styled } from "@mui/material/styles";
import { type FormEvent, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { carsPath } from "../../../../../features/plan/products.pages";
import { useReserveDays } from "../../../../../features/plan/web/reserve/useReserveDays";
import { lazyPage, withMessages } from "../../../../../platform/web/lazyPage";
import { loadAhead } from "../../../../../platform/web/loadAhead";
import { useServerTime } from "../../../../../platform/web/serverNow";
import { token } from "../../../../../platform/web/theme/token";
import { ActionButton } from "../../../../../platform/web/ui/ActionButton";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { foldMark } from "../../../../../platform/web/ui/page/foldMark";
import { ProductType } from "../../../../../shared/enumerations";
import { havanaDate } from "../../../../../shared/havana";
import { stayProblem } from "../../../car.rules";
import { ageBands, bandOf } from "../../../search/car.bands";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { CarPlaceField } from "./CarPlaceField";
import { CarStayField } from "./CarStayField";
import { onOpenDays, useCarPlaces } from "./useCarPlaces";

type Props = {
  /** The current search; the form shows it with the changes made in the form, and submits the result. */
  readonly initial: CarSearchChoice;
  /** Nobody chose its days: if the place is closed then, the search begins on the next open days. (CAR-60) */
  readonly fresh?: boolean;
  readonly onSearch: (search: CarSearchChoice) => void;
  /** Called when it is about to be sent, to request the results early. */
  readonly onApproach: (search: CarSearchChoice) => void;
};

const loadMore = withMessages("cars", () => import(/* webpackChunkName: "car-more" */ "./CarMoreFields"));
const CarMoreFields = lazyPage(loadMore);

/** One row if there is room: place, days, age, search; below it the rarely needed fields. */
const Form = styled("form")({
  display: "grid",
  gap: "12px 16px",
  "& summary": { ...foldMark, padding: "9px 0", color: token("sea"), fontWeight: 600, cursor: "pointer" },
  "@media (min-width: 900px)": {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr) minmax(8rem, 3fr) minmax(9rem, 2fr)",
    // Aligns the button with the controls, which are below one-line labels.
    "& details": { gridColumn: "1 / -1" },
    "& > button": { marginTop: 28, minHeight: 48, alignSelf: "start", paddingInline: 12, whiteSpace: "nowrap" },
  },
});

/**
 * The car search: on the home page, and on the results page for editing in place. Its fields have the names of the
 * results' URL, so that the plain HTML form leads to the same results before the script is loaded.
 */
export function CarSearchForm({ initial, fresh = false, onSearch, onApproach }: Props) {
  // The rest of the search, such as the filters next to the form, may change while it is open, so the form does not
  // store it.
  const [changes, setChanges] = useState<Partial<CarSearchChoice>>({});
  const chosen = { ...initial, ...changes };
  const [undated, setUndated] = useState(fresh);
  const [sent, setSent] = useState(false);
  const reserve = useReserveDays(ProductType.CarRent);
  const { zones, isNothingYet } = useCarPlaces(chosen);
  const search = undated ? onOpenDays(chosen, zones) : chosen;
  const [more, setMore] = useState(initial.IdDropOffZone + initial.LicenceCountryId > 0);
  const now = useServerTime();
  const change = (part: Partial<CarSearchChoice>) => {
    if (part.PickUp) setUndated(false);
    setChanges((before) => ({ ...before, ...part }));
  };
  const { PickUp: pickUp, StartHour: startHour, DropOff: dropOff, EndHour: endHour } = search;
  const problem = stayProblem({ pickUp, startHour, dropOff, endHour }, now, reserve);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!problem) onSearch(search);
  };
  const approach = () => problem || onApproach(search);
  return (
    <Form noValidate action={carsPath()} onSubmit={submit}>
      <CarPlaceField
        name="place"
        label="car.search.pickUpZone"
        places={zones}
        zone={search.IdZone}
        office={search.IdPickUpOffice}
        isNothingYet={isNothingYet}
        onChange={(IdZone, IdPickUpOffice) => change({ IdZone, IdPickUpOffice, IdDropOffOffice: 0 })}
      />
      <CarStayField
        search={search}
        today={havanaDate(now)}
        reserve={reserve}
        zones={zones}
        problem={sent ? problem : null}
        onChange={change}
      />
      <DriverAgeField age={search.DriverAge} onChange={(DriverAge) => change({ DriverAge })} />
      <ActionButton type="submit" onPointerEnter={approach} onFocus={approach}>
        <FormattedMessage id="car.search.submit" />
      </ActionButton>
      <details
        // It may have been opened before the script was loaded.
        ref={(line) => {
          if (line?.open) setMore(true);
        }}
        open={more}
        onPointerEnter={() => loadAhead(loadMore)}
        onToggle={({ currentTarget }) => setMore(currentTarget.open)}
      >
        <summary>
          <FormattedMessage id="car.search.more" />
        </summary>
        {more && (
          <Suspense>
            <CarMoreFields search={search} zones={zones} onChange={change} />
          </Suspense>
        )}
      </details>
    </Form>
  );
}

type DriverAgeFieldProps = { readonly age: number; readonly onChange: (age: number) => void };

/** The driver's age in price bands: young and senior drivers pay a surcharge. (CAR-26) */
function DriverAgeField({ age: chosen, onChange }: DriverAgeFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name="age"
      label={<FormattedMessage id="car.search.age" />}
      value={bandOf(chosen).age}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {ageBands.map(({ age, from, to }) => (
        <option key={age} value={age}>
          {formatMessage({ id: age === 0 ? "car.search.ages" : "car.search.agesCharged" }, { from, to })}
        </option>
      ))}
    </SelectField>
  );
}
