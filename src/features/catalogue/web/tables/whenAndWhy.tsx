import { FormattedMessage } from "react-intl";
import { string } from "yup";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { line } from "../../../../platform/web/forms/rules";
import { serverNow } from "../../../../platform/web/serverNow";
import { DateField } from "../../../../platform/web/ui/fields/DateField";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { havanaInstant, isHavanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { LONGEST } from "../../../../shared/longest";
import type { MessageId } from "../../../../shared/messageId";
import { hourOf } from "../../catalogue.cells";
import { hour, instantOf, Pair } from "../quote/quoteFields";
import { TimeField } from "../TimeField";

/** From when a change is in force, in Havana time, and its reason. */
export type WhenAndWhy = { When: "now" | "later"; AtDay: string; AtHour: string; Reason: string };
export const nowForNoReason: WhenAndWhy = { When: "now", AtDay: "", AtHour: "00:00", Reason: "" };

/** The instant from which a change is in force, epoch ms; null: at once. */
export const fromOf = ({ When, AtDay, AtHour }: WhenAndWhy): Instant | null =>
  When === "later" ? instantOf({ AtDay, AtHour }) : null;

const noDay = "field.date" satisfies MessageId;
const isOver = "field.datesInPast" satisfies MessageId;

/** The schema of these fields, to be merged with the form's own. */
export const whenAndWhyRules = () => ({
  AtDay: string().when("When", ([when], day) =>
    when === "later"
      ? day
          .test("day", noDay, (text = "") => isHavanaDate(text))
          .test("toCome", isOver, (text = "", { parent }) => {
            if (!isHavanaDate(text)) return true;
            return havanaInstant(text, hourOf(String(parent.AtHour ?? "")) ?? "0000") > serverNow();
          })
      : day,
  ),
  AtHour: string().when("When", ([when], rule) => (when === "later" ? hour() : rule)),
  Reason: line(LONGEST.reason, "support.act.reasonMissing"),
});

const Field = fieldOf<WhenAndWhy>();

type Props = {
  /** Whether such a change may be scheduled. */
  readonly mayWait: boolean;
  readonly isLater: boolean;
};

export function WhenAndWhyFields({ mayWait, isLater }: Props) {
  return (
    <>
      {mayWait && (
        <Field
          as={RadioCards}
          name="When"
          value={isLater ? "later" : "now"}
          label={<FormattedMessage id="support.table.from" />}
          choices={(["now", "later"] as const).map((value) => ({
            value,
            title: <FormattedMessage id={`support.table.from.${value}`} />,
          }))}
        />
      )}
      {mayWait && isLater && (
        <Pair>
          <Field as={DateField} name="AtDay" label={<FormattedMessage id="support.table.day" />} required />
          <Field as={TimeField} name="AtHour" label={<FormattedMessage id="support.table.hour" />} />
        </Pair>
      )}
      <Field
        as={TextField}
        name="Reason"
        label={<FormattedMessage id="support.act.reason" />}
        hint={<FormattedMessage id="support.table.reasonHint" />}
        maxLength={LONGEST.reason}
        autoComplete="off"
        required
      />
    </>
  );
}
