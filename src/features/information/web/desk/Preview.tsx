import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import type { Language } from "../../../../shared/language";

const Frame = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  padding: "clamp(16px, 3vw, 28px)",
  border: `1px dashed ${token("outline")}`,
  borderRadius: 12,
  background: token("page"),
  overflowWrap: "anywhere",
  "& > small": { color: token("inkSoft"), fontSize: "0.875rem", fontWeight: 600 },
});
const Lead = styled("p")({ color: token("inkSoft"), fontSize: "1.1875rem", lineHeight: 1.5 });

type Props = {
  readonly language: Language;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A preview of a page of the shop. Its title is not a heading of the surrounding page. */
export function Preview({ language, title, lead, children }: Props) {
  return (
    <Frame>
      <small>
        <FormattedMessage id="content.preview" />
      </small>
      <div lang={language}>
        <Typography variant="h1" component="p" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </Frame>
  );
}
