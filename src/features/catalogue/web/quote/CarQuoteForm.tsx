import { FormattedMessage } from "react-intl";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { serverNow } from "../../../../platform/web/serverNow";
import { DateField } from "../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { HIGHEST_AGE } from "../../../../shared/constants";
import { addDays, havanaDate } from "../../../../shared/havana";
import { hourOf } from "../../catalogue.cells";
import type { Quote, QuoteChoices } from "../../quote.schemas";
import { useQuoteCarMutation } from "../catalogue.api";
import { TimeField } from "../TimeField";
import { AskedFields, askedNow, askedSchema, count, day, hour, instantOf, Pair, useQuoteOf } from "./quoteFields";

type Props = { readonly choices: QuoteChoices; readonly onQuote: (quote: Quote | null) => void };

const schema = askedSchema.shape({
  PickUp: day(),
  DropOff: day(),
  StartHour: hour(),
  EndHour: hour(),
  ExtraDrivers: count(0, 3, "support.quote.upTo3"),
  ChildSeats: count(0, 3, "support.quote.upTo3"),
  DriverAge: count(0, HIGHEST_AGE, "support.quote.ageWrong"),
});

/** The form for a rental's quote. (OPS-41) */
export function CarQuoteForm({ choices: { Offices, Suppliers, Models }, onQuote }: Props) {
  const { withGears } = useCarClass();
  const place = useOfficeName();
  const offices = Offices.map(({ Id, Name }) => ({ Id, Name: place(Name) }));
  const [ask] = useQuoteCarMutation();
  const today = havanaDate(serverNow());
  const form = useForm({
    initialValues: {
      SupplierId: Suppliers[0]?.Id ?? 0,
      ModelId: Models[0]?.Id ?? 0,
      PickUpOfficeId: Offices[0]?.Id ?? 0,
      DropOffOfficeId: Offices[0]?.Id ?? 0,
      PickUp: addDays(today, 7),
      StartHour: "09:00",
      DropOff: addDays(today, 10),
      EndHour: "09:00",
      ExtraDrivers: 0,
      ChildSeats: 0,
      DriverAge: 0,
      ...askedNow,
    },
    prefix: "car-quote",
    validationSchema: schema,
    send: async (values) => {
      const { AtDay, AtHour, StartHour, EndHour, ...typed } = values;
      const { SupplierId, ModelId, PickUpOfficeId, DropOffOfficeId, ExtraDrivers, ChildSeats, DriverAge } = typed;
      const sent = await ask({
        PickUp: typed.PickUp,
        DropOff: typed.DropOff,
        StartHour: hourOf(StartHour) ?? "0000",
        EndHour: hourOf(EndHour) ?? "0000",
        SupplierId: Number(SupplierId),
        ModelId: Number(ModelId),
        PickUpOfficeId: Number(PickUpOfficeId),
        DropOffOfficeId: Number(DropOffOfficeId),
        ExtraDrivers: Number(ExtraDrivers),
        ChildSeats: Number(ChildSeats),
        DriverAge: Number(DriverAge),
        At: instantOf({ AtDay, AtHour }),
      });
      answered(values, sent.data);
      return sent;
    },
  });
  const answered = useQuoteOf(form.values, onQuote);
  const named = ({ Id, Name }: { Id: number; Name: string }) => (
    <option key={Id} value={Id}>
      {Name}
    </option>
  );
  return (
    <CallForm form={form} submit="support.quote.ask">
      <Pair>
        <form.Field as={SelectField} name="SupplierId" label={<FormattedMessage id="support.quote.supplier" />}>
          {Suppliers.map(named)}
        </form.Field>
        <form.Field as={SelectField} name="ModelId" label={<FormattedMessage id="support.quote.model" />}>
          {Models.map(({ Id, Name, ClassName }) => named({ Id, Name: `${Name} (${withGears(ClassName)})` }))}
        </form.Field>
        <form.Field as={SelectField} name="PickUpOfficeId" label={<FormattedMessage id="support.quote.pickUpOffice" />}>
          {offices.map(named)}
        </form.Field>
        <form.Field
          as={SelectField}
          name="DropOffOfficeId"
          label={<FormattedMessage id="support.quote.dropOffOffice" />}
        >
          {offices.map(named)}
        </form.Field>
        <form.Field as={DateField} name="PickUp" label={<FormattedMessage id="support.quote.pickUp" />} />
        <form.Field as={TimeField} name="StartHour" label={<FormattedMessage id="support.quote.hour" />} />
        <form.Field as={DateField} name="DropOff" label={<FormattedMessage id="support.quote.dropOff" />} />
        <form.Field as={TimeField} name="EndHour" label={<FormattedMessage id="support.quote.hour" />} />
        <form.Field
          as={TextField}
          name="ExtraDrivers"
          inputMode="numeric"
          label={<FormattedMessage id="support.quote.extraDrivers" />}
        />
        <form.Field
          as={TextField}
          name="ChildSeats"
          inputMode="numeric"
          label={<FormattedMessage id="support.quote.childSeats" />}
        />
        <form.Field
          as={TextField}
          name="DriverAge"
          inputMode="numeric"
          label={<FormattedMessage id="support.quote.age" />}
          hint={<FormattedMessage id="support.quote.ageHint" />}
        />
      </Pair>
      <AskedFields />
    </CallForm>
  );
}
