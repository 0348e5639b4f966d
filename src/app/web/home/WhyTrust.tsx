import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../platform/web/messages";
import { token } from "../../../platform/web/theme/token";
import { Icon, type IconName } from "../../../platform/web/ui/Icon";

const Reasons = styled("ul")({
  display: "grid",
  gap: "6px 28px",
  margin: 0,
  padding: "16px clamp(16px, 3vw, 28px)",
  listStyle: "none",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 10 },
  "& svg": { color: token("sea"), marginTop: 1 },
  "@media (min-width: 900px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", paddingTop: 0 },
});

const reasons: readonly { icon: IconName; text: MessageId }[] = [
  { icon: "clock", text: "home.trust.free" },
  { icon: "card", text: "home.trust.price" },
  { icon: "document", text: "home.trust.refund" },
];

/** Three lines of why to trust us with a payment, under the search. */
export function WhyTrust() {
  return (
    <Reasons>
      {reasons.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={20} />
          <FormattedMessage id={text} tagName="span" />
        </li>
      ))}
    </Reasons>
  );
}
