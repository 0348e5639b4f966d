import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { useRestoredFocus } from "../../../../../platform/web/ui/page/useRestoredFocus";
import type { Inbox, Waiting } from "../../../inbox/inbox.schemas";

const Select = styled("select")({
  width: "100%",
  minWidth: 0,
  height: 36,
  padding: "0 8px",
  border: `1px solid ${token("outline")}`,
  borderRadius: 6,
  background: token("surface"),
  color: token("ink"),
  font: "inherit",
  fontSize: "0.9375rem",
  // iPhones zoom into smaller text. (A11Y-10)
  "@media (max-width: 799px), (pointer: coarse)": { height: 44, fontSize: "1rem" },
  textOverflow: "ellipsis",
  "&[data-nobody]": { color: token("inkSoft") },
  "&:disabled": { opacity: 0.6 },
  "& option": { color: "CanvasText", backgroundColor: "Canvas" },
});

type Props = {
  readonly item: Waiting;
  /** Only those who may answer an item can own it. */
  readonly staff: Inbox["Staff"];
  /** The signed-in person. */
  readonly me: number;
  readonly busy: boolean;
  readonly onAssign: (item: Waiting, ownerId: number | null) => void;
};

/** The owner of an item: me, a colleague or nobody; a choice reassigns it immediately. (DESK-15) */
export function OwnerField({ item, staff, me, busy, onAssign }: Props) {
  const intl = useIntl();
  const select = useRestoredFocus<HTMLSelectElement>(busy);
  const { OwnerId } = item;
  const about = item.Name || item.ClientName;
  const able = staff.filter(({ Kinds }) => Kinds.includes(item.Kind));
  return (
    <Select
      ref={select}
      aria-label={intl.formatMessage({ id: "support.inbox.ownerOf" }, { name: about })}
      value={OwnerId ?? ""}
      disabled={busy}
      data-nobody={OwnerId === null ? "" : undefined}
      onChange={({ target }) => onAssign(item, target.value === "" ? null : Number(target.value))}
    >
      <option value="">{intl.formatMessage({ id: "support.inbox.nobody" })}</option>
      {able.map(({ StaffId, Name }) => (
        <option key={StaffId} value={StaffId}>
          {StaffId === me ? intl.formatMessage({ id: "support.inbox.me" }, { name: Name }) : Name}
        </option>
      ))}
    </Select>
  );
}
