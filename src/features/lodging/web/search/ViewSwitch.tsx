import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";

const Group = styled("fieldset")({
  display: "flex",
  margin: "16px 0 0",
  padding: 0,
  border: `2px solid ${token("ink")}`,
  borderRadius: 8,
  overflow: "hidden",
  "& label": {
    flex: 1,
    display: "grid",
    placeItems: "center",
    minHeight: 44,
    fontWeight: 700,
    cursor: "pointer",
    background: token("surface"),
  },
  "& label:has(:checked)": { background: token("sea"), color: token("onSea") },
  "& label:has(:focus-visible)": { outline: `3px solid ${token("focus")}`, outlineOffset: -5 },
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
