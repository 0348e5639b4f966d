import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useCarClass } from "../../../../../platform/web/intl/useCarClass";
import { useOfficeName } from "../../../../../platform/web/intl/useOfficeName";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { opens } from "../../../../../platform/web/ui/opens";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { TextFields } from "../../../../../shared/textFields";
import { unitFits } from "../../../../plan/service/unitFits";
import type { CarChange, OtherCar, OtherCars } from "../../../actions.schemas";
import { supportContract } from "../../../support.contract";
import { ActionForm } from "../../parts/ActionForm";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { ReasonField } from "../../parts/ReasonField";
import { RetryOrBack } from "../../parts/RetryOrBack";
import { When } from "../../parts/When";
import { useChangeCarMutation, useGetOtherCarsQuery } from "../../shell/support.api";
import { useMay } from "../../shell/useMay";

type Props = { readonly bookingId: number };

/** A button that moves a booking to another car, for roles that may; first it shows which are free. (DESK-104) */
export function ChangeCar({ bookingId }: Props) {
  const may = useMay();
  const [status, setStatus] = useState<"closed" | "open" | "done">("closed");
  const opener = useLostFocus<HTMLButtonElement>(status);
  if (!may(supportContract.changeCar)) return null;
  if (status === "open")
    return <FreeCars bookingId={bookingId} onBack={() => setStatus("closed")} onDone={() => setStatus("done")} />;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      {status === "done" && (
        <Callout kind="success" announce>
          <FormattedMessage id="support.changeCar.done" />
        </Callout>
      )}
      <Button {...opens} ref={opener} variant="outlined" onClick={() => setStatus("open")}>
        <FormattedMessage id="support.changeCar.open" />
      </Button>
    </Box>
  );
}

type WaysOut = { readonly onBack: () => void; readonly onDone: () => void };

function FreeCars({ bookingId, onBack, onDone }: Props & WaysOut) {
  const { data, error, refetch } = useGetOtherCarsQuery({ bookingId }, { refetchOnMountOrArgChange: true });
  const place = useOfficeName();
  const back = (
    <Button onClick={onBack}>
      <FormattedMessage id="support.back" />
    </Button>
  );
  if (!data && error)
    return (
      <Callout kind="warning" announce action={<RetryOrBack onRetry={() => void refetch()} back={back} />}>
        {serverText(error) ?? <FormattedMessage id="support.changeCar.failed" />}
      </Callout>
    );
  if (!data) return <DeskSkeleton label={<FormattedMessage id="support.changeCar.loading" />} heights={[220]} />;
  if (data.Cars.length === 0)
    return (
      <Callout kind="warning" announce action={back}>
        <FormattedMessage id="support.changeCar.none" values={valuesOf(data, place)} />
      </Callout>
    );
  return <ChangeCarForm bookingId={bookingId} free={data} onBack={onBack} onDone={onDone} />;
}

const valuesOf = (
  { Plate, ModelName, SupplierName, OfficeName, From, Until }: OtherCars,
  place: (name: string) => string,
) => ({
  plate: Plate ?? "none",
  model: ModelName,
  supplier: SupplierName,
  office: place(OfficeName),
  from: <When at={From} />,
  until: <When at={Until} />,
});

function ChangeCarForm({ bookingId, free, onBack, onDone }: Props & WaysOut & { readonly free: OtherCars }) {
  const place = useOfficeName();
  const [change] = useChangeCarMutation();
  const find = useCallback((id: string | undefined) => free.Cars.find(({ UnitId }) => String(UnitId) === id), [free]);
  const schema = useMemo(
    () =>
      schemaOf<{ Car: string } & TextFields<CarChange, "Reason">>()({
        // The chosen car may have left the list since.
        Car: string().test("free", "support.changeCar.carMissing", (id) => find(id) !== undefined),
        Reason: filled("support.act.reasonMissing"),
      }),
    [find],
  );
  return (
    <ActionForm
      name={`change-car-${bookingId}`}
      initialValues={{ Car: "", Reason: "" }}
      schema={schema}
      send={async ({ Car, Reason }) => {
        const chosen = find(Car);
        return chosen && change({ BookingId: bookingId, UnitId: chosen.UnitId, Reason: Reason.trim() });
      }}
      onDone={onDone}
      submit={<FormattedMessage id="support.changeCar.now" />}
      onBack={onBack}
    >
      {({ Field }) => (
        <>
          <p>
            <FormattedMessage id="support.changeCar.from" values={valuesOf(free, place)} />
          </p>
          {free.BlockedUntil !== null && (
            <p>
              <FormattedMessage id="support.changeCar.blocked" values={{ until: <When at={free.BlockedUntil} /> }} />
            </p>
          )}
          <Field
            as={SelectField}
            name="Car"
            label={<FormattedMessage id="support.changeCar.car" />}
            hint={<FormattedMessage id="support.changeCar.carHint" />}
            autoFocus
            required
          >
            <option value="" />
            <CarOptions cars={free.Cars} />
          </Field>
          <Field as={ReasonField} name="Reason" />
        </>
      )}
    </ActionForm>
  );
}

/** The cars by how they suit, best first. */
function CarOptions({ cars }: { readonly cars: readonly OtherCar[] }) {
  const intl = useIntl();
  const { name: className } = useCarClass();
  return unitFits.map((fit) => {
    const suited = cars.filter(({ Fit }) => Fit === fit);
    return (
      suited.length > 0 && (
        <optgroup key={fit} label={intl.formatMessage({ id: `support.changeCar.fit.${fit}` })}>
          {suited.map(({ UnitId, Plate, ModelName, ClassName }) => (
            <option key={UnitId} value={UnitId}>
              {intl.formatMessage(
                { id: "support.changeCar.option" },
                {
                  plate: Plate ?? intl.formatMessage({ id: "support.calendar.car" }, { id: UnitId }),
                  model: ModelName,
                  class: className(ClassName),
                },
              )}
            </option>
          ))}
        </optgroup>
      )
    );
  });
}
