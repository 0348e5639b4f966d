import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import type { DeskNews } from "../../desk/newsDesk.schemas";
import { NewsForm } from "./NewsForm";
import { NewsRow } from "./NewsRow";
import { useGetDeskNewsQuery } from "./newsDesk.api";

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
