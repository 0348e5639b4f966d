import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";

/** Only the other view is shown, as a button that switches to it. */
const Group = styled("fieldset")({
  position: "relative",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 6,
  "& label": {
    display: "grid",
    placeItems: "center",
    minHeight: 48,
    padding: "0 14px",
    borderRadius: 6,
    border: `2px solid color-mix(in srgb, ${token("sea")} 50%, transparent)`,
    color: token("sea"),
    fontWeight: 700,
    cursor: "pointer",
  },
  "& label:has(:checked)": { position: "absolute", inset: 0, clipPath: "inset(50%)" },
  "&:has(:focus-visible)": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
  "& input": { position: "absolute", opacity: 0 },
});

type Props = { readonly onMap: boolean; readonly onChange: (onMap: boolean) => void };

/** List or map, where a window has no room for both. */
export function ViewSwitch({ onMap, onChange }: Props) {
  const intl = useIntl();
  return (
    <Group aria-label={intl.formatMessage({ id: "lodging.view" })}>
      {([false, true] as const).map((map) => (
        <label key={String(map)}>
          <input type="radio" name="lodging-view" checked={onMap === map} onChange={() => onChange(map)} />
          <FormattedMessage id={map ? "lodging.view.map" : "lodging.view.list"} />
        </label>
      ))}
    </Group>
  );
}
