import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { PagePath } from "../../../../shared/page";
import { cataloguePath } from "../../../photos/photos.pages";
import type { DeskText, DeskTextVersion, TextVersion } from "../../desk/textsDesk.schemas";
import { QuestionsForm } from "./QuestionsForm";
import { QuestionsPreview } from "./QuestionsPreview";
import { SectionedTextForm } from "./SectionedTextForm";
import { SectionedTextPreview } from "./SectionedTextPreview";
import { useGetDeskTextQuery } from "./textsDesk.api";

const List = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  maxWidth: "46rem",
  "& > li": { paddingBlock: 12, borderTop: `1px solid ${token("sand")}`, overflowWrap: "anywhere" },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.45 },
});

const VERSION = "version";

type Props = {
  readonly text: DeskText;
  /** The parameter of the tab with the texts. */
  readonly param: string;
};

/** One text: a version to read, in every language, and the editor of a new one. (INFO-21) */
export function TextPage({ text, param }: Props) {
  const [address, setAddress] = useSearchParams();
  const [published, setPublished] = useState(false);
  const [begun, setBegun] = useState<Writing | null>(null);
  const versionText = address.get(VERSION) ?? "";
  const version = /^\d{1,9}$/.test(versionText) ? Number(versionText) : text.Version;
  const { currentData: shown, error, refetch } = useGetDeskTextQuery({ name: text.Name, version });
  // The input stays whatever is published meanwhile; another address is another page.
  const writing = begun?.address === versionText ? begun : null;
  const toNewest = () => {
    setPublished(true);
    setBegun(null);
    setAddress((params) => {
      params.delete(VERSION);
      return params;
    });
  };
  return (
    <PageFrame
      above={
        <BackLink to={cataloguePath({ [param]: "" })}>
          <FormattedMessage id="content.texts.back" />
        </BackLink>
      }
      title={<FormattedMessage id={`content.text.${text.Name}`} />}
      lead={<FormattedMessage id={`content.text.${text.Name}.about`} />}
    >
      {published && <Callout kind="success" announce title={<FormattedMessage id="content.texts.published" />} />}
      {writing && (
        <WritingOf
          writing={writing}
          isOutdated={writing.seen !== text.Version}
          onBack={() => setBegun(null)}
          onPublished={toNewest}
        />
      )}
      {!writing && shown && (
        <Version
          shown={shown}
          newest={text.Version}
          linkOf={(one) => cataloguePath({ [param]: text.Name, [VERSION]: one })}
          onWrite={() => {
            setPublished(false);
            setBegun({ address: versionText, from: shown, seen: text.Version });
          }}
        />
      )}
      {!writing && !shown && error && (
        <LoadFailure title="content.texts.failed" text={serverText(error)} onRetry={refetch} />
      )}
      {!writing && !shown && !error && (
        <div role="status">
          <span className="visually-hidden">
            <FormattedMessage id="content.texts.loading" />
          </span>
          <Skeleton variant="rounded" height={600} />
        </div>
      )}
    </PageFrame>
  );
}

type Writing = {
  /** The version in the page's address when the writing began. */
  readonly address: string;
  /** The version that it began with. */
  readonly from: DeskTextVersion;
  /** The version in force then: one published since must not be overwritten. */
  readonly seen: number;
};

type WritingProps = {
  readonly writing: Writing;
  /** Another version was published since. */
  readonly isOutdated: boolean;
  readonly onBack: () => void;
  readonly onPublished: () => void;
};

function WritingOf({ writing: { from, seen }, isOutdated, onBack, onPublished }: WritingProps) {
  const { Name, SectionedText, Questions } = from;
  const form = { figures: figuresOf(from), seen, onBack, onPublished };
  return (
    <>
      {isOutdated && (
        <Callout kind="warning" announce title={<FormattedMessage id="error.information.changedMeanwhile" />} />
      )}
      {SectionedText && Name !== "faq" ? (
        <SectionedTextForm {...form} name={Name} text={SectionedText} />
      ) : (
        Questions && <QuestionsForm {...form} questions={Questions} />
      )}
    </>
  );
}

const figuresOf = ({ Figures }: DeskTextVersion) => Object.fromEntries(Figures.map(({ Name, Value }) => [Name, Value]));

type VersionProps = {
  readonly shown: DeskTextVersion;
  /** The version in force. */
  readonly newest: number;
  readonly linkOf: (version: number) => PagePath;
  readonly onWrite: () => void;
};

function Version({ shown, newest, linkOf, onWrite }: VersionProps) {
  const { Version: version, SectionedText, Questions, Versions } = shown;
  const figures = figuresOf(shown);
  const isHeld = version === newest;
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {version === 0 && isHeld && (
        <Callout kind="warning" title={<FormattedMessage id="content.texts.isDelivered" />} />
      )}
      {!isHeld && <Callout kind="info" title={<FormattedMessage id="content.texts.isOld" values={{ version }} />} />}
      <div>
        <Button variant="contained" color="secondary" onClick={onWrite}>
          <FormattedMessage id={isHeld ? "content.texts.write" : "content.texts.writeFrom"} values={{ version }} />
        </Button>
      </div>
      {SectionedText && <SectionedTextPreview text={SectionedText} figures={figures} />}
      {Questions && <QuestionsPreview questions={Questions} figures={figures} />}
      <VersionList versions={Versions} newest={newest} shown={version} linkOf={linkOf} />
    </div>
  );
}

type VersionListProps = {
  readonly versions: readonly TextVersion[];
  /** The version in force, and the one on the page. */
  readonly newest: number;
  readonly shown: number;
  readonly linkOf: (version: number) => PagePath;
};

/** All versions of a text, newest first: who published it, when and why, and a link to read it. */
function VersionList({ versions, newest, shown, linkOf }: VersionListProps) {
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
