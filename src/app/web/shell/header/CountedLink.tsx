import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { NavLink } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { Icon, type IconName } from "../../../../platform/web/ui/Icon";
import type { MessageId } from "../../../../shared/messageId";
import type { PagePath } from "../../../../shared/page";
import { barControl } from "./barControl";

const narrow = "@media (max-width: 1023px)";

const BarLink = styled(NavLink)({ ...barControl, position: "relative" });
const Wide = styled("span")({ [narrow]: { display: "none" } });

const Count = styled("span")({
  minWidth: 24,
  padding: "1px 7px",
  borderRadius: 12,
  fontSize: "0.875rem",
  lineHeight: "22px",
  textAlign: "center",
  color: token("onSea"),
  background: token("sea"),
  // At the icon's upper corner where there is no room beside it.
  [narrow]: { position: "absolute", top: 0, right: -2, minWidth: 20, padding: "0 5px", lineHeight: "20px" },
});

type Props = {
  readonly to: PagePath;
  readonly icon: IconName;
  readonly text: MessageId;
  /** The accessible name, with the count. */
  readonly label: string;
  readonly count: number;
};

const MOST = 99;

/** A link in the header with a count. */
export function CountedLink({ to, icon, text, label, count }: Props) {
  return (
    <BarLink to={to} aria-label={label}>
      <Icon name={icon} />
      <Wide>
        <FormattedMessage id={text} />
      </Wide>
      {count > 0 ? <Count className="tabular">{count > MOST ? `${MOST}+` : count}</Count> : null}
    </BarLink>
  );
}
