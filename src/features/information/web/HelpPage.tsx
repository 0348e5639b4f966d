import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { PageScene } from "../../../art/PageScene";
import { Link } from "../../../platform/web/links";
import { selectClientId } from "../../../platform/web/session/auth";
import { callAddress, chatAddress, shopOfPage } from "../../../platform/web/shop";
import { token } from "../../../platform/web/theme/token";
import { Icon, type IconName } from "../../../platform/web/ui/Icon";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { ProductType } from "../../../shared/enumerations";
import { writeNotePath } from "../../notes/notes.pages";
import { FaqList } from "./FaqList";

const Ways = styled("ul")({
  listStyle: "none",
  margin: "0 0 clamp(32px, 5vw, 56px)",
  padding: 0,
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
});

const way = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "2px 14px",
  alignItems: "center",
  alignContent: "center",
  height: "100%",
  padding: "16px 18px",
  border: `2px solid ${token("ink")}`,
  borderRadius: 12,
  color: token("ink"),
  background: token("surface"),
  textDecoration: "none",
  overflowWrap: "anywhere",
  "&:hover": { background: token("sunken") },
  "& > svg": { gridRow: "1 / span 2", color: token("sea") },
  "& > span:last-child": { color: token("inkSoft") },
} as const;
const Way = styled("a")(way);
const NoteWay = styled(Link)(way);

/** /help: the shop's contacts, and frequent questions. (WEB-22) */
export default function HelpPage() {
  const signedIn = useSelector(selectClientId) !== 0;
  const [{ phone, email, whatsApp }] = useState(shopOfPage);
  return (
    <PageFrame
      title={<FormattedMessage id="title.help" />}
      lead={<FormattedMessage id="information.help.lead" />}
      scene={<PageScene zone="GIB" />}
    >
      <Ways>
        {whatsApp && (
          <Reach icon="chat" name="WhatsApp" href={chatAddress(whatsApp)}>
            {whatsApp}
          </Reach>
        )}
        {phone && (
          <Reach icon="phone" name={<FormattedMessage id="information.help.phone" />} href={callAddress(phone)}>
            {phone}
          </Reach>
        )}
        {email && (
          <Reach icon="mail" name={<FormattedMessage id="information.help.email" />} href={`mailto:${email}`}>
            {email}
          </Reach>
        )}
        <li>
          <NoteWay to={writeNotePath()}>
            <Icon name="pen" size={28} />
            <strong>
              <FormattedMessage id="information.help.note" />
            </strong>
            <span>
              <FormattedMessage id={signedIn ? "information.help.noteText" : "information.help.noteVisitor"} />
            </span>
          </NoteWay>
        </li>
      </Ways>
      <FaqList productType={ProductType.CarRent} product={<FormattedMessage id="home.search.car" />} />
      <FaqList productType={ProductType.Lodging} product={<FormattedMessage id="home.search.lodging" />} />
    </PageFrame>
  );
}

type ReachProps = {
  readonly icon: IconName;
  readonly name: ReactNode;
  readonly href: string;
  readonly children: string;
};

/** One way to contact the shop, outside this site. */
function Reach({ icon, name, href, children }: ReachProps) {
  return (
    <li>
      <Way href={href} {...(href.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}>
        <Icon name={icon} size={28} />
        <strong>{name}</strong>
        <span>{children}</span>
      </Way>
    </li>
  );
}
