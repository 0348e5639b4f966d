import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { type OwnerFilter as Owner, readOwner } from "../../../inbox/inbox.rules";
import type { Inbox } from "../../../inbox/inbox.schemas";

/** In one line with the views, its label beside it. */
const Whose = styled("div")({
  marginInlineStart: "auto",
  "& .MuiFormControl-root": { display: "flex", flexDirection: "row", alignItems: "center", gap: 10 },
  "& .MuiFormLabel-root": { margin: 0, whiteSpace: "nowrap" },
  "& .MuiInputBase-root": { margin: 0, minWidth: 170 },
  "@media (max-width: 799px)": { marginInlineStart: 0 },
});

type Props = {
  readonly owner: Owner;
  readonly staff: Inbox["Staff"];
  readonly me: number;
  readonly onOwner: (owner: Owner) => void;
};

/** Whose items the inbox shows. (DESK-15) */
export function OwnerFilter({ owner, staff, me, onOwner }: Props) {
  const intl = useIntl();
  return (
    <Whose>
      <SelectField
        name="owner"
        label={<FormattedMessage id="support.inbox.owner" />}
        value={String(owner)}
        onChange={({ target }) => onOwner(readOwner(target.value))}
      >
        {(["any", "mine", "none"] as const).map((whose) => (
          <option key={whose} value={whose}>
            {intl.formatMessage({ id: `support.inbox.owner.${whose}` })}
          </option>
        ))}
        {staff
          .filter(({ StaffId }) => StaffId !== me)
          .map(({ StaffId, Name }) => (
            <option key={StaffId} value={StaffId}>
              {Name}
            </option>
          ))}
      </SelectField>
    </Whose>
  );
}
