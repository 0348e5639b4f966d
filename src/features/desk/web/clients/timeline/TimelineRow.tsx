import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { Fragment } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isMessage } from "../../../../../platform/web/intl/isMessage";
import { Link, type To } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { CopyButton } from "../../../../../platform/web/ui/CopyButton";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { DueItem, TimelineEntry } from "../../../timeline/timeline.schemas";
import { ActorText } from "../../parts/ActorText";
import { DeskRefusal } from "../../parts/DeskRefusal";
import { StateText } from "../../parts/StateText";
import { deskAnswer, deskRow } from "../../shell/deskRows";
import { FactLine } from "./FactLine";

const Tag = styled("p")({
  display: "flex",
  gap: "0 8px",
  color: token("inkSoft"),
  fontSize: "0.875rem",
  whiteSpace: "nowrap",
  "& > a, & > button": { minHeight: 24, "@media (pointer: coarse)": { minHeight: 44 } },
  "& > a": { display: "inline-flex", alignItems: "center" },
  "& > button": {
    minWidth: 0,
    padding: "0 4px",
    border: 0,
    background: "none",
    color: token("sea"),
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  },
});

const Stamp = styled("time")({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
const Soft = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem", fontVariantNumeric: "tabular-nums" });
const Kind = styled("span")({ color: token("inkSoft"), fontSize: "0.875rem", fontWeight: 600 });
const Words = styled("details")({
  maxWidth: "46rem",
  "& > summary": { cursor: "pointer", width: "fit-content", color: token("sea"), paddingBlock: 4 },
  "& > div": {
    padding: "8px 12px",
    borderInlineStart: `3px solid ${token("sand")}`,
    whiteSpace: "pre-line",
  },
});

/** A short text is shown in the row itself; a longer one is what the row opens. */
const SHORT = 160;
const isLong = (text: string | null): text is string => text !== null && text.length > SHORT;

/** One entry: instant to the second, what happened with its facts and texts, and who. (DESK-24, DESK-72) */
export function TimelineRow({ entry, brief }: { readonly entry: TimelineEntry; readonly brief: boolean }) {
  const { Kind: kind, At, Actor, Impersonator, State, Refusals, Subject, Text, Unreadable, RequestId } = entry;
  const { formatDate } = useIntl();
  const iso = new Date(At).toISOString();
  return (
    <TableRow {...deskRow()}>
      <TableCell>
        <Stamp dateTime={iso} title={iso}>
          {formatDate(At, { timeZone: "America/Havana", dateStyle: "medium", timeStyle: "medium", hourCycle: "h23" })}
        </Stamp>
        {RequestId !== null && !brief && (
          <RequestTag id={RequestId} to={{ search: `timeline=all&request=${RequestId}` }} answers={!isLong(Text)} />
        )}
      </TableCell>
      <TableCell>
        <p>
          <Kind>
            <FormattedMessage id="support.timeline.kind" values={{ kind }} />
          </Kind>{" "}
          <strong>
            <What entry={entry} />
          </strong>
          {State !== null && (
            <>
              {" → "}
              <StateText state={State} />
            </>
          )}
        </p>
        {Subject !== null && Subject !== "" && (
          <p>
            <VerbatimText>{Subject}</VerbatimText>
          </p>
        )}
        {Refusals.map((refusal) => (
          <p key={refusal.code}>
            {kind === "refused" ? <code>{refusal.code}</code> : <DeskRefusal refusal={refusal} />}
          </p>
        ))}
        <FactLine entry={entry} />
        {Text !== null && <Said text={Text} unreadable={Unreadable} />}
      </TableCell>
      <TableCell>
        <ActorText actor={Actor} />
        {Impersonator !== null && (
          <Soft>
            <FormattedMessage id="support.audit.impersonator" values={{ actor: <ActorText actor={Impersonator} /> }} />
          </Soft>
        )}
      </TableCell>
    </TableRow>
  );
}

/** The text of an event; its name in the log if there is none. */
function What({ entry: { Kind, What, Due } }: { readonly entry: TimelineEntry }) {
  const intl = useIntl();
  if (Due.length > 0) return <Fallen due={Due} />;
  const ids = [`support.timeline.what.${What}`, Kind === "chart" ? `support.event.${What}` : `support.action.${What}`];
  const id = ids.find((id) => isMessage(intl, id));
  return id ? intl.formatMessage({ id }) : What;
}

/** The deadlines that the clock enforced, or of which it reminded. */
function Fallen({ due }: { readonly due: readonly DueItem[] }) {
  return due.map(({ What, Kind, HoursBefore, BookingId }, place) => (
    <Fragment key={`${What}-${Kind}-${HoursBefore}-${BookingId}`}>
      {place > 0 && ", "}
      <FormattedMessage
        id={`support.steps.${What}`}
        values={{ kind: Kind, hours: HoursBefore ?? 0, booking: BookingId ?? 0 }}
      />
    </Fragment>
  ));
}

function Said({ text, unreadable }: { readonly text: string; readonly unreadable: boolean }) {
  if (!isLong(text))
    return (
      <p>
        <VerbatimText unreadable={unreadable}>{text}</VerbatimText>
      </p>
    );
  return (
    <Words>
      <summary {...deskAnswer}>
        <FormattedMessage id="support.timeline.text" />
      </summary>
      <div>
        <VerbatimText>{text}</VerbatimText>
      </div>
    </Words>
  );
}

type Props = {
  readonly id: string;
  readonly to: To;
  /** Whether the "answer" key opens it in its row. */
  readonly answers?: boolean;
};

/** The request that wrote an entry: a link to everything it did, and its id for finding log lines. (OPS-37) */
function RequestTag({ id, to, answers = false }: Props) {
  return (
    <Tag>
      <MuiLink component={Link} to={to} color="inherit" {...(answers && deskAnswer)}>
        <FormattedMessage id="support.request.id" values={{ id }} />
      </MuiLink>
      <CopyButton text={id} what={id} />
    </Tag>
  );
}
