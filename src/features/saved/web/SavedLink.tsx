import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";
import { Icon } from "../../../platform/web/ui/Icon";
import { savedPath } from "../saved.pages";
import { HeartMark } from "./HeartMark";
import { useSaved } from "./useSaved";

const Way = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  color: token("ink"),
  fontWeight: 600,
  textUnderlineOffset: 4,
});

/**
 * The link to saved items, with their number, or to recently seen ones if there are none. It is always rendered, so
 * that the first saved item moves nothing. (LODGE-24)
 */
export function SavedLink() {
  const { saved, seen } = useSaved();
  if (saved.length + seen.length === 0)
    return (
      <Way to={savedPath()}>
        <HeartMark aria-hidden="true" />
        <FormattedMessage id="saved.menu" />
      </Way>
    );
  return (
    <Way to={savedPath()}>
      {saved.length > 0 ? <HeartMark aria-hidden="true" data-full="" /> : <Icon name="clock" />}
      {saved.length > 0 ? (
        <FormattedMessage id="saved.link" values={{ count: saved.length }} />
      ) : (
        <FormattedMessage id="saved.seen" />
      )}
    </Way>
  );
}
