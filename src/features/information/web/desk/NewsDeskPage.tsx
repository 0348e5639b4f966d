import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { EditAndRetire } from "../../../../platform/web/ui/EditAndRetire";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import { languages } from "../../../../shared/language";
import type { DeskNews } from "../../desk/newsDesk.schemas";
import { NewsForm } from "./NewsForm";
import { useGetDeskNewsQuery, useRetireNewsMutation } from "./newsDesk.api";

const Line = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8px 24px",
  alignItems: "start",
  "@media (max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "& h2": { margin: 0, fontSize: "1.125rem", lineHeight: 1.3, overflowWrap: "anywhere" },
});
const Texts = styled("div")({ display: "grid", gap: 6, justifyItems: "start" });
const Soft = styled("p")({
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  lineHeight: 1.45,
  overflowWrap: "anywhere",
});

const List = styled("ul")({
  margin: "24px 0 0",
  padding: 0,
  listStyle: "none",
  "& > li": { paddingBlock: 16, borderTop: `1px solid ${token("sand")}` },
});

/** The editor of the news, in every language. (INFO-20) */
export function NewsDeskPage() {
  const { data, error, refetch } = useGetDeskNewsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title={<FormattedMessage id="content.news.title" />} lead={<FormattedMessage id="content.news.lead" />}>
      {data && <Items items={data} />}
      {!data && error && <LoadFailure title="content.news.failed" text={serverText(error)} onRetry={refetch} />}
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">
            <FormattedMessage id="content.news.loading" />
          </span>
          <Skeleton variant="rounded" height={480} />
        </div>
      )}
    </PageFrame>
  );
}

/** The item that is open: its id, `new`, or none. */
type Open = number | "new" | null;

function Items({ items }: { readonly items: readonly DeskNews[] }) {
  const [open, setOpen] = useState<Open>(null);
  useLostFocus(open ?? "none");
  const close = () => setOpen(null);
  const add = (
    <Button variant="contained" color="secondary" onClick={() => setOpen("new")}>
      <FormattedMessage id="content.news.add" />
    </Button>
  );
  if (items.length === 0 && open === null)
    return (
      <EmptyState title={<FormattedMessage id="content.news.none" />} action={add}>
        <FormattedMessage id="content.news.noneText" />
      </EmptyState>
    );
  return (
    <>
      {open === "new" && <NewsForm item={null} onDone={close} />}
      {open === null && add}
      <List>
        {items.map((item) => (
          <li key={item.NewsId}>
            {open === item.NewsId ? (
              <NewsForm item={item} onDone={close} />
            ) : (
              <NewsRow item={item} onEdit={() => setOpen(item.NewsId)} />
            )}
          </li>
        ))}
      </List>
    </>
  );
}

/** An item in the list: its summary, its date, and the languages in which it is missing. */
function NewsRow({ item, onEdit }: { readonly item: DeskNews; readonly onEdit: () => void }) {
  const intl = useIntl();
  const { day, instant } = useHavanaTime();
  const language = useSelector(selectLanguage);
  const [retire, { isLoading, error }] = useRetireNewsMutation();
  const { NewsId, Category, PublishedOn, Ahead, Words, ChangedAt, RetiredAt } = item;
  const words = Words.find(({ Language }) => Language === language) ?? Words[0];
  const title = words?.Title ?? "";
  const missing = languages.filter((one) => !Words.some(({ Language }) => Language === one));
  return (
    <Line>
      <Texts>
        <h2 lang={words?.Language}>{title}</h2>
        {RetiredAt !== null && (
          <StatusChip tone="neutral">
            <FormattedMessage id="content.news.retired" />
          </StatusChip>
        )}
        {RetiredAt === null && Ahead && (
          <StatusChip tone="waiting">
            <FormattedMessage id="content.news.ahead" values={{ day: day(PublishedOn) }} />
          </StatusChip>
        )}
        <Soft lang={words?.Language}>{words?.Summary}</Soft>
        <Soft>
          <DottedLine>
            <FormattedMessage id={`news.category.${Category}`} />
            <time dateTime={PublishedOn}>{day(PublishedOn)}</time>
            {missing.length > 0 && (
              <FormattedMessage
                id="content.news.missing"
                values={{
                  languages: intl.formatList(missing.map((one) => intl.formatDisplayName(one, { type: "language" }))),
                }}
              />
            )}
            {ChangedAt !== null && <FormattedMessage id="content.news.changed" values={{ when: instant(ChangedAt) }} />}
          </DottedLine>
        </Soft>
        {error && (
          <Callout kind="error" announce>
            {serverText(error) ?? <FormattedMessage id="error.communication" />}
          </Callout>
        )}
      </Texts>
      <EditAndRetire
        title={title}
        edit={{ text: "content.edit", name: "content.editWhat" }}
        retire={
          RetiredAt === null
            ? { text: "content.news.retire", name: "content.news.retireWhat" }
            : { text: "content.news.return", name: "content.news.returnWhat" }
        }
        isRetiring={isLoading}
        onEdit={onEdit}
        onRetire={() => void retire({ NewsId, Retired: RetiredAt === null })}
      />
    </Line>
  );
}
