import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { cataloguePath } from "../../../photos/photos.pages";
import type { DeskText } from "../../desk/textsDesk.schemas";
import { textNames } from "../../texts.rules";
import { TextPage } from "./TextPage";
import { useGetDeskTextsQuery } from "./textsDesk.api";

const List = styled("ul")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  maxWidth: "46rem",
  "& > li": {
    display: "grid",
    justifyItems: "start",
    gap: 4,
    paddingBlock: 16,
    borderTop: `1px solid ${token("sand")}`,
  },
  "& a": { fontSize: "1.125rem", fontWeight: 600 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.45 },
});

type Props = {
  /** The URL parameter that names a text. */
  readonly param: string;
};

/** The texts that an operator may replace; or the one in the URL. (INFO-21) */
export function TextsDeskPage({ param }: Props) {
  const [address] = useSearchParams();
  const { data, error, refetch } = useGetDeskTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  const named = textNames.find((name) => name === address.get(param));
  const text = named && data?.find(({ Name }) => Name === named);
  if (text) return <TextPage key={text.Name} text={text} param={param} />;
  return (
    <PageFrame
      title={<FormattedMessage id="content.texts.title" />}
      lead={<FormattedMessage id="content.texts.lead" />}
    >
      {data && <Texts texts={data} param={param} />}
      {!data && error && <LoadFailure title="content.texts.failed" text={serverText(error)} onRetry={refetch} />}
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">
            <FormattedMessage id="content.texts.loading" />
          </span>
          <Skeleton variant="rounded" height={480} />
        </div>
      )}
    </PageFrame>
  );
}

function Texts({ texts, param }: { readonly texts: readonly DeskText[]; readonly param: string }) {
  const { instant } = useHavanaTime();
  return (
    <List>
      {texts.map(({ Name, Version, PublishedAt, PublishedBy }) => (
        <li key={Name}>
          <TextLink to={cataloguePath({ [param]: Name })}>
            <FormattedMessage id={`content.text.${Name}`} />
          </TextLink>
          <p>
            <FormattedMessage id={`content.text.${Name}.about`} />
          </p>
          {PublishedAt === null ? (
            <StatusChip tone="waiting">
              <FormattedMessage id="content.texts.delivered" />
            </StatusChip>
          ) : (
            <p>
              <FormattedMessage
                id="content.texts.version"
                values={{ version: Version, when: instant(PublishedAt), by: PublishedBy }}
              />
            </p>
          )}
        </li>
      ))}
    </List>
  );
}
