import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { cancellationPolicyPath } from "../../../features/information/information.pages";
import { Link } from "../../../platform/web/links";
import type { MessageId } from "../../../platform/web/messages";
import { token } from "../../../platform/web/theme/token";
import { Icon, type IconName } from "../../../platform/web/ui/Icon";
import { phoneRail, useRailFocus } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";

const Reasons = styled("ul")({
  display: "grid",
  gap: "24px 40px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  padding: 0,
  listStyle: "none",
  ...phoneRail,
});

const Reason = styled("li")({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  gap: "4px 14px",
  "& > svg": { color: token("sea"), gridRow: "1 / 3", marginTop: 2 },
  "& h3": { fontSize: "1.0625rem", lineHeight: 1.4 },
  "& p": { color: token("inkSoft") },
  "& a": { color: token("ink"), textUnderlineOffset: 3 },
});

const reasons: { icon: IconName; title: MessageId; text: MessageId }[] = [
  { icon: "card", title: "home.trust.price", text: "home.trust.priceText" },
  { icon: "clock", title: "home.trust.deadlines", text: "home.trust.deadlinesText" },
  { icon: "document", title: "home.trust.refund", text: "home.trust.refundText" },
  { icon: "person", title: "home.trust.people", text: "home.trust.peopleText" },
];

const policy = (chunks: ReactNode) => (
  <Link key="policy" to={cancellationPolicyPath()}>
    {chunks}
  </Link>
);

/** Reasons to trust us with a payment. */
export function WhyTrust() {
  return (
    <Section title={<FormattedMessage id="home.trust.title" />}>
      <Reasons {...useRailFocus("home.trust.title")}>
        {reasons.map(({ icon, title, text }) => (
          <Reason key={title}>
            <Icon name={icon} size={28} />
            <h3>
              <FormattedMessage id={title} />
            </h3>
            <p>
              <FormattedMessage id={text} values={{ policy }} />
            </p>
          </Reason>
        ))}
      </Reasons>
    </Section>
  );
}
