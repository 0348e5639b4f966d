import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { Fragment, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { pollingOptions } from "../../../platform/web/pollingOptions";
import { selectClientId } from "../../../platform/web/session/auth";
import { token } from "../../../platform/web/theme/token";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { foldMark } from "../../../platform/web/ui/page/foldMark";
import { threadsOf } from "../notes.rules";
import type { Note } from "../notes.schemas";
import { NoteItem } from "./NoteItem";
import { useGetNotesQuery } from "./notes.api";

const List = styled("ul")({
  listStyle: "none",
  padding: 0,
  outline: "none",
  borderTop: `1px solid ${token("sand")}`,
  "& > li": { borderBottom: `1px solid ${token("sand")}` },
});

/** The notes of a thread before its newest one. */
const Earlier = styled("details")({
  paddingInlineStart: 20,
  "& > summary": {
    ...foldMark,
    alignItems: "center",
    minHeight: 44,
    paddingBlock: 8,
    lineHeight: 1.3,
    cursor: "pointer",
    color: token("sea"),
    fontWeight: 600,
  },
  "& > ul": { listStyle: "none", margin: 0, padding: 0 },
  "& > ul > li": { borderTop: `1px solid ${token("sand")}` },
});

const HEIGHTS = [72, 72, 72];

/** Received or sent notes, newest first; those about one travel plan together, the earlier ones folded. (NOTE-9) */
export function NoteList({ isSent }: { readonly isSent: boolean }) {
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  const list = useRef<HTMLUListElement>(null);
  const { data: notes, error, refetch } = useGetNotesQuery({ clientId, isSent, lang }, pollingOptions());
  if (!notes && error)
    return <LoadFailure title="error.notes.receivedFailed" text={serverText(error)} onRetry={refetch} />;
  if (!notes) return <Loading />;
  if (notes.length === 0) return <Empty isSent={isSent} />;
  const item = (note: Note) => <NoteItem key={note.Id} note={note} onGone={() => list.current?.focus()} />;
  return (
    <List ref={list} tabIndex={-1}>
      {threadsOf(notes).map(({ planId, newest, earlier }) => (
        <Fragment key={planId ?? `note ${newest.Id}`}>
          {item(newest)}
          {earlier.length > 0 && (
            <li>
              <Earlier>
                <summary>
                  <FormattedMessage
                    id="notes.earlier"
                    values={{
                      count: earlier.length,
                      fresh: earlier.filter(({ isSent, IsRead }) => !isSent && !IsRead).length,
                    }}
                  />
                </summary>
                <ul>{earlier.map(item)}</ul>
              </Earlier>
            </li>
          )}
        </Fragment>
      ))}
    </List>
  );
}

function Loading() {
  return (
    <div aria-busy="true" style={{ display: "grid", gap: 8 }}>
      <span className="visually-hidden">
        <FormattedMessage id="notes.loading" />
      </span>
      {[...HEIGHTS.entries()].map(([place, height]) => (
        <Skeleton key={place} variant="rounded" height={height} />
      ))}
    </div>
  );
}

function Empty({ isSent }: { readonly isSent: boolean }) {
  return isSent ? (
    <EmptyState title={<FormattedMessage id="notes.sent.none" />}>
      <FormattedMessage id="notes.sent.noneText" />
    </EmptyState>
  ) : (
    <EmptyState title={<FormattedMessage id="notes.inbox.none" />}>
      <FormattedMessage id="notes.inbox.noneText" />
    </EmptyState>
  );
}
