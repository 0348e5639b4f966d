import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { AGE_UNKNOWN, withAdults, withAge, withChildren } from "../../../book/lodging.guests";
import { MOST_ADULTS, MOST_CHILD_AGE, MOST_CHILDREN } from "../../../lodging.rules";
import type { LodgingRoom } from "../../../lodging.schemas";
import { CountField } from "./CountField";

type Props = {
  readonly room: LodgingRoom;
  readonly sent: boolean;
  readonly onChange: (room: LodgingRoom) => void;
  readonly onRemove: (() => void) | undefined;
};

const Room = styled("fieldset")({
  display: "grid",
  gap: 12,
  alignContent: "start",
  margin: 0,
  padding: "4px 16px 16px",
  minWidth: 0,
  borderRadius: 8,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& legend": { padding: "0 6px", fontWeight: 700 },
});

const Ages = styled("div")({
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
});

const ages = Array.from({ length: MOST_CHILD_AGE + 1 }, (_year, age) => age);

/** One room: its adults, its children and their ages. */
export function RoomFields({ room, sent, onChange, onRemove }: Props) {
  const intl = useIntl();
  const { room: number, adultsAmount, childrenAmount, childrenAgeList } = room;
  return (
    <Room>
      <legend>
        <FormattedMessage id="lodging.rooms.room" values={{ number }} />
      </legend>
      <CountField
        label={intl.formatMessage({ id: "lodging.rooms.adults" })}
        value={adultsAmount}
        least={1}
        most={MOST_ADULTS}
        onChange={(adults) => onChange(withAdults(room, adults))}
      />
      <CountField
        label={intl.formatMessage({ id: "lodging.rooms.children" })}
        hint={<FormattedMessage id="lodging.rooms.childrenHint" values={{ age: MOST_CHILD_AGE }} />}
        value={childrenAmount}
        least={0}
        most={MOST_CHILDREN}
        onChange={(children) => onChange(withChildren(room, children))}
      />
      {childrenAmount > 0 && (
        <Ages>
          {childrenAgeList.map((age, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone.
              key={index}
              name={`age-${number}-${index}`}
              label={<FormattedMessage id="lodging.rooms.age" values={{ child: index + 1 }} />}
              value={age}
              required
              error={sent && age === AGE_UNKNOWN && <FormattedMessage id="lodging.rooms.ageMissing" />}
              onChange={({ target }) => onChange(withAge(room, index, Number(target.value)))}
            >
              <option value={AGE_UNKNOWN}>{intl.formatMessage({ id: "lodging.rooms.chooseAge" })}</option>
              {ages.map((years) => (
                <option key={years} value={years}>
                  {intl.formatMessage({ id: "lodging.rooms.years" }, { years })}
                </option>
              ))}
            </SelectField>
          ))}
        </Ages>
      )}
      {onRemove && (
        <div>
          <Button variant="text" onClick={onRemove}>
            <FormattedMessage id="lodging.rooms.remove" values={{ number }} />
          </Button>
        </div>
      )}
    </Room>
  );
}
