import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { Section } from "../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { PagePath } from "../../../../shared/page";
import type { TextVersion } from "../../desk/textsDesk.schemas";

const List = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  maxWidth: "46rem",
  "& > li": { paddingBlock: 12, borderTop: `1px solid ${token("sand")}`, overflowWrap: "anywhere" },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.45 },
});

type Props = {
  readonly versions: readonly TextVersion[];
  /** The version in force, and the one on the page. */
  readonly newest: number;
  readonly shown: number;
  readonly linkOf: (version: number) => PagePath;
};

/** All versions of a text, newest first: who published it, when and why, and a link to read it. */
export function VersionList({ versions, newest, shown, linkOf }: Props) {
  const { instant } = useHavanaTime();
  return (
    <Section title={<FormattedMessage id="content.texts.versions" />}>
      <List>
        {versions.map(({ Version, PublishedAt, PublishedBy, Reason }) => (
          <li key={Version}>
            <strong>{PublishedAt === null ? <FormattedMessage id="content.texts.delivered" /> : Reason}</strong>
            {PublishedAt !== null && (
              <p>
                <FormattedMessage
                  id="content.texts.version"
                  values={{ version: Version, when: instant(PublishedAt), by: PublishedBy }}
                />
              </p>
            )}
            {Version === newest && (
              <p>
                <FormattedMessage id="content.texts.holds" />
              </p>
            )}
            {Version !== shown && (
              <TextLink to={linkOf(Version)}>
                <FormattedMessage id="content.texts.read" values={{ version: Version }} />
              </TextLink>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}
