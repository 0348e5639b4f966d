import { FormattedMessage, useIntl } from "react-intl";
import { string } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { useForm } from "../../../../platform/web/forms/useForm";
import { serverNow } from "../../../../platform/web/serverNow";
import { DateField } from "../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { addDays, havanaDate } from "../../../../shared/havana";
import { mealsPlanCode, roomClassCode } from "../../../../shared/lodgingCodes";
import type { MessageId } from "../../../../shared/messageId";
import type { Quote, QuoteChoices } from "../../quote.schemas";
import { useQuoteStayMutation } from "../catalogue.api";
import { AskedFields, askedNow, askedSchema, count, day, instantOf, Pair, useQuoteOf } from "./quoteFields";

type Props = { readonly choices: QuoteChoices; readonly onQuote: (quote: Quote | null) => void };

const AGES = /^\s*(\d{1,2}(\s*[, ]\s*\d{1,2}){0,5})?\s*$/;
const agesIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const schema = askedSchema.shape({
  CheckIn: day(),
  CheckOut: day(),
  Adults: count(1, 10, "support.quote.upTo10"),
  ChildAges: string().test(
    "ages",
    "support.quote.agesWrong" satisfies MessageId,
    (text = "") => AGES.test(text) && agesIn(text).every((age) => age < 18),
  ),
});

/** The form for a stay's quote, in one room. (OPS-41) */
export function StayQuoteForm({ choices: { Hotels }, onQuote }: Props) {
  const intl = useIntl();
  const roomClass = (id: number) => {
    const code = roomClassCode(id);
    return code && intl.formatMessage({ id: `lodging.roomClass.${code}` });
  };
  const mealsPlan = (id: number) => {
    const code = mealsPlanCode(id);
    return code && intl.formatMessage({ id: `lodging.mealsPlan.${code}` });
  };
  const [ask] = useQuoteStayMutation();
  const today = havanaDate(serverNow());
  const [first] = Hotels;
  const form = useForm({
    initialValues: {
      HotelId: first?.Id ?? 0,
      RoomId: first?.Rooms[0]?.Id ?? 0,
      MealsPlanId: first?.Rooms[0]?.Plans[0] ?? 0,
      CheckIn: addDays(today, 14),
      CheckOut: addDays(today, 17),
      Adults: 2,
      ChildAges: "",
      ...askedNow,
    },
    prefix: "stay-quote",
    validationSchema: schema,
    send: async (values) => {
      const { AtDay, AtHour, CheckIn, CheckOut, Adults, ChildAges } = values;
      const sent = await ask({
        HotelId: hotel?.Id ?? 0,
        RoomId: room?.Id ?? 0,
        MealsPlanId: plan ?? 0,
        CheckIn,
        CheckOut,
        Adults: Number(Adults),
        ChildAges: agesIn(ChildAges),
        At: instantOf({ AtDay, AtHour }),
      });
      answered(values, sent.data);
      return sent;
    },
  });
  const answered = useQuoteOf(form.values, onQuote);
  const { HotelId, RoomId, MealsPlanId } = form.values;
  // A value that the chosen property does not have is replaced by its first one.
  const hotel = Hotels.find(({ Id }) => Id === Number(HotelId)) ?? first;
  const room = hotel?.Rooms.find(({ Id }) => Id === Number(RoomId)) ?? hotel?.Rooms[0];
  const plan = room?.Plans.find((id) => id === Number(MealsPlanId)) ?? room?.Plans[0];
  return (
    <CallForm form={form} submit="support.quote.ask">
      <form.Field as={SelectField} name="HotelId" label={<FormattedMessage id="support.quote.hotel" />}>
        {Hotels.map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {Name}
          </option>
        ))}
      </form.Field>
      <Pair>
        <form.Field
          as={SelectField}
          name="RoomId"
          value={room?.Id}
          label={<FormattedMessage id="support.quote.room" />}
        >
          {hotel?.Rooms.map(({ Id, ClassId }) => (
            <option key={Id} value={Id}>
              {roomClass(ClassId)}
            </option>
          ))}
        </form.Field>
        <form.Field
          as={SelectField}
          name="MealsPlanId"
          value={plan}
          label={<FormattedMessage id="support.quote.meals" />}
        >
          {room?.Plans.map((id) => (
            <option key={id} value={id}>
              {mealsPlan(id)}
            </option>
          ))}
        </form.Field>
        <form.Field as={DateField} name="CheckIn" label={<FormattedMessage id="support.quote.checkIn" />} />
        <form.Field as={DateField} name="CheckOut" label={<FormattedMessage id="support.quote.checkOut" />} />
        <form.Field
          as={TextField}
          name="Adults"
          inputMode="numeric"
          label={<FormattedMessage id="support.quote.adults" />}
        />
        <form.Field
          as={TextField}
          name="ChildAges"
          label={<FormattedMessage id="support.quote.childAges" />}
          hint={<FormattedMessage id="support.quote.childAgesHint" />}
        />
      </Pair>
      <AskedFields />
    </CallForm>
  );
}
