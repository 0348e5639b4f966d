import { styled } from "@mui/material/styles";
import type { SerializedError } from "@reduxjs/toolkit";
import { useRef } from "react";
import { FormattedDisplayName, FormattedMessage, useIntl } from "react-intl";
import type { CallError } from "../../../platform/web/callError";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { token } from "../../../platform/web/theme/token";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../platform/web/ui/failures/CallFailed";
import { useFirstNewRow } from "../../../platform/web/ui/page/useFirstNewRow";
import { opinionSubjects } from "../opinions.rules";
import type { Opinion, OpinionPage } from "../opinions.schemas";
import { markText, StarMark } from "./StarMark";

const Subjects = styled("dl")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))",
  gap: "6px 32px",
  margin: 0,
  "& div": { display: "flex", justifyContent: "space-between", gap: 12 },
  "& dt": { color: token("inkSoft") },
  "& dd": { margin: 0, fontWeight: 700, fontVariantNumeric: "tabular-nums" },
});

const List = styled("ul")({
  display: "grid",
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "grid", gap: 4, paddingTop: 16, borderTop: `1px solid ${token("sand")}`, maxWidth: "42rem" },
  "& blockquote": { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
  "& .by": { fontWeight: 600 },
  "& .in": { color: token("inkSoft"), fontSize: "0.9375rem" },
});

type Props = {
  readonly kind: keyof typeof opinionSubjects;
  readonly pages: readonly OpinionPage[];
  readonly loading: boolean;
  /** Why the next page did not come. */
  readonly error: CallError | SerializedError | undefined;
  readonly onMore: () => void;
  readonly onRetry: () => void;
};

/** The mean of each subject, and the reviews, newest first. (REVIEW-4) */
export function OpinionList({ kind, pages, loading, error, onMore, onRetry }: Props) {
  const [first] = pages;
  const shown = pages.flatMap(({ Opinions }) => Opinions);
  const list = useRef<HTMLUListElement>(null);
  const onPress = useFirstNewRow(list, shown.length);
  const more = () => {
    onPress();
    if (error) onRetry();
    else onMore();
  };
  const failed = error && <CallFailed failed="opinion.failed" error={error} />;
  const button = (
    <div>
      <BusyButton variant="outlined" onClick={more} loading={loading}>
        <FormattedMessage id={error ? "results.retry" : "opinion.more"} />
      </BusyButton>
    </div>
  );
  if (!first)
    return (
      error && (
        <>
          {failed}
          {button}
        </>
      )
    );
  const marks = opinionSubjects[kind].flatMap((subject) => {
    const found = first.Subjects.find(({ Subject }) => Subject === subject);
    return found ? [{ subject, tenths: found.Tenths }] : [];
  });
  return (
    <>
      <Subjects>
        {marks.map(({ subject, tenths }) => (
          <div key={subject}>
            <dt>
              <FormattedMessage id={`opinion.subject.${subject}`} />
            </dt>
            <dd>{markText(tenths)}</dd>
          </div>
        ))}
      </Subjects>
      <List ref={list}>
        {shown.map((opinion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no public id, and the list only grows at its end.
          <li key={index}>
            <OneOpinion opinion={opinion} />
          </li>
        ))}
      </List>
      {failed}
      {shown.length < first.Count && button}
    </>
  );
}

function OneOpinion({ opinion: { FirstName, Month, Language, Tenths, Text } }: { readonly opinion: Opinion }) {
  const intl = useIntl();
  const language = useLanguage();
  const month = intl.formatDate(`${Month}-15T12:00:00Z`, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <>
      <StarMark tenths={Tenths} />
      <blockquote lang={Language}>{Text}</blockquote>
      <p>
        <span className="by">
          <FormattedMessage id="opinion.by" values={{ name: FirstName, month }} />
        </span>
        {Language !== language && (
          <span className="in">
            {" · "}
            <FormattedMessage
              id="opinion.in"
              values={{ language: <FormattedDisplayName type="language" value={Language} /> }}
            />
          </span>
        )}
      </p>
    </>
  );
}
