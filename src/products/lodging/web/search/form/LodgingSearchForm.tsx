import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { mixed } from "yup";
import { useReserveDays } from "../../../../../features/plan/web/reserve/useReserveDays";
import { withValues } from "../../../../../platform/web/forms/problems";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { useShortDay } from "../../../../../platform/web/intl/useShortDay";
import { useServerTime } from "../../../../../platform/web/serverNow";
import { ActionButton } from "../../../../../platform/web/ui/ActionButton";
import { Options } from "../../../../../platform/web/ui/fields/Options";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { LODGING_COUNTRY_ID } from "../../../../../shared/constants";
import { ProductType } from "../../../../../shared/enumerations";
import { type HavanaDate, havanaDate } from "../../../../../shared/havana";
import type { MessageId } from "../../../../../shared/messageId";
import { agesKnown } from "../../../book/lodging.guests";
import { stayProblem } from "../../../lodging.rules";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";
import { useGetLodgingChoicesQuery } from "../../lodging.api";
import { withChanges, withChoices } from "../results/lodgingFilterChoices";
import { LodgingMoreFields } from "./LodgingMoreFields";
import { LodgingStayField } from "./LodgingStayField";
import { RoomsField } from "./RoomsField";
import { SearchFoot, SearchForm } from "./searchParts";

type Props = {
  /** The present search; the form shows it with its own changes, and sends both. */
  readonly initial: LodgingSearchChoice;
  readonly onSearch: (search: LodgingSearchChoice) => void;
};

const Where = styled("div")({
  display: "grid",
  gap: 16,
  "@media (min-width: 900px)": { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)" },
});

type Changes = Partial<LodgingSearchChoice>;

/** The server's rules, by today's date and, once loaded, the reserve period. */
function searchSchema(
  initial: LodgingSearchChoice,
  reserve: ReturnType<typeof useReserveDays>,
  today: HavanaDate,
  shortDay: (day: HavanaDate) => string,
) {
  return mixed<Changes>()
    .test("stay", (changes = {}, { createError }) => {
      const { CheckIn: checkIn, CheckOut: checkOut } = withChanges(initial, changes);
      const problem = stayProblem({ checkIn, checkOut }, today, reserve);
      if (!problem) return true;
      const values = { days: problem.days ?? 0, day: problem.day ? shortDay(problem.day) : "" };
      return createError({ path: "CheckIn", message: withValues(`error.lodging.${problem.code}`, values) });
    })
    .test("ages", (changes = {}, { createError }) => {
      const message: MessageId = "lodging.rooms.ageMissing";
      return agesKnown(withChanges(initial, changes).Rooms) || createError({ path: "Rooms", message });
    });
}

/** The lodging search: on the home page, and on the results page for editing in place. */
export function LodgingSearchForm({ initial, onSearch }: Props) {
  const reserve = useReserveDays(ProductType.Lodging);
  const today = havanaDate(useServerTime());
  const place = usePlaceName();
  const zones = useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID }).data?.Zones ?? [];
  const shortDay = useShortDay();
  const schema = useMemo(() => searchSchema(initial, reserve, today, shortDay), [initial, reserve, today, shortDay]);
  // The rest of the search, such as the filters next to the form, may change while it is open, so the form does not
  // store it.
  const form = useForm<Changes>({
    initialValues: {},
    validationSchema: schema,
    shows: "onceSent",
    send: async (changes) => {
      onSearch(withChanges(initial, changes));
      return undefined;
    },
  });
  const search = withChanges(initial, form.values);
  const change = (part: Changes) => void form.formik.setValues((before) => ({ ...before, ...part }));
  return (
    <SearchForm noValidate onSubmit={form.submit}>
      <Where>
        <SelectField
          name="lodgingZone"
          label={<FormattedMessage id="lodging.search.zone" />}
          value={search.TouristZoneId}
          onChange={({ target }) =>
            change({ ...withChoices(search, "TouristZoneId", [Number(target.value)]), Hotel: 0 })
          }
        >
          <Options
            items={zones.map(({ Id, Name }) => ({ Id, Name: place(Name) }))}
            chosen={search.TouristZoneId}
            any="lodging.search.anyZone"
          />
        </SelectField>
        <LodgingStayField
          search={search}
          today={today}
          reserve={reserve}
          error={form.errorOf("CheckIn")}
          onChange={change}
        />
        <RoomsField rooms={search.Rooms} sent={form.formik.submitCount > 0} onChange={(Rooms) => change({ Rooms })} />
      </Where>
      <SearchFoot>
        <LodgingMoreFields search={search} onChange={change} />
        <ActionButton type="submit">
          <FormattedMessage id="lodging.search.submit" />
        </ActionButton>
      </SearchFoot>
    </SearchForm>
  );
}
