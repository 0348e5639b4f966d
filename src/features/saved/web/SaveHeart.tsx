import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { HeartMark, heart } from "./HeartMark";
import { useSaved, useSavedActions } from "./useSaved";

type Props = {
  /** The item's name, such as `house.9`. */
  readonly item: string;
  readonly name: string;
};

/** One element, as a list has many of them; above the card's link. (SPEED-5) */
const Round = styled("button")({
  position: "absolute",
  top: 8,
  insetInlineEnd: 8,
  zIndex: 1,
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 22,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  cursor: "pointer",
  "&:hover": { background: token("sunken") },
  ...heart,
});

/** As wide as the longer of its two labels, so that a press moves nothing. */
const Words = styled("span")({
  display: "inline-grid",
  "& > span": { gridArea: "1 / 1" },
  "& > [hidden]": { display: "inline", visibility: "hidden" },
});

/** The heart in a corner of a card: saves the item, or removes it. (LODGE-24) */
export function SaveHeart(props: Props) {
  const save = useSaving(props);
  return save && <Round type="button" {...save} />;
}

/** The same with text, on the item's page. */
export function SaveButton(props: Props) {
  const intl = useIntl();
  const save = useSaving(props);
  const isSaved = save?.["aria-pressed"];
  return (
    save && (
      <Button
        sx={{ minHeight: 44 }}
        startIcon={<HeartMark />}
        {...save}
        aria-label={intl.formatMessage({ id: isSaved ? "saved.savedNamed" : "saved.saveNamed" }, { name: props.name })}
      >
        <Words>
          <span hidden={isSaved}>
            <FormattedMessage id="saved.save" />
          </span>
          <span hidden={!isSaved}>
            <FormattedMessage id="saved.saved" />
          </span>
        </Words>
      </Button>
    )
  );
}

function useSaving({ item, name }: Props) {
  const intl = useIntl();
  const keeping = useSavedActions();
  const { saved } = useSaved();
  return (
    keeping && {
      "aria-pressed": saved.includes(item),
      "aria-label": intl.formatMessage({ id: "saved.saveNamed" }, { name }),
      onClick: () => keeping.toggle(item),
    }
  );
}
