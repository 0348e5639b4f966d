import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { type Composition, Scene } from "../../../art/scenes/Scene";
import type { MessageId } from "../../../platform/web/messages";
import { token } from "../../../platform/web/theme/token";
import { displayFamily } from "../../../platform/web/theme/typography";
import { phoneRail, useRailFocus } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";
import { confirm } from "./pictures/confirm";
import { drive } from "./pictures/drive";
import { pay } from "./pictures/pay";
import { reserve } from "./pictures/reserve";

const Steps = styled("ol")({
  display: "grid",
  gap: "clamp(16px, 2vw, 24px)",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))",
  padding: 0,
  listStyle: "none",
  ...phoneRail,
});

const Step = styled("li")({ display: "grid", gap: 8, alignContent: "start" });
const Picture = styled("div")({
  borderRadius: 10,
  overflow: "hidden",
  aspectRatio: "3 / 2",
  border: `2px solid ${token("ink")}`,
});
const Title = styled("h3")({ fontFamily: displayFamily, fontWeight: 700, fontSize: "1.25rem", lineHeight: 1.25 });
const Text = styled("p")({ color: token("inkSoft") });

const steps: { title: MessageId; text: MessageId; picture: Composition }[] = [
  { title: "home.how.reserve", text: "home.how.reserveText", picture: reserve },
  { title: "home.how.confirm", text: "home.how.confirmText", picture: confirm },
  { title: "home.how.pay", text: "home.how.payText", picture: pay },
  { title: "home.how.drive", text: "home.how.driveText", picture: drive },
];

/** How confirmation, payment and documents work, in four pictures. */
export function HowItWorks() {
  return (
    <Section title={<FormattedMessage id="home.how.title" />}>
      <Steps {...useRailFocus("home.how.title")}>
        {steps.map(({ title, text, picture }, index) => (
          <Step key={title}>
            <Picture>
              <Scene composition={picture} />
            </Picture>
            <Title>
              {index + 1}. <FormattedMessage id={title} />
            </Title>
            <Text>
              <FormattedMessage id={text} />
            </Text>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
