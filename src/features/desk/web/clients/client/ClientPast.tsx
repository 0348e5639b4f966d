import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { withFragment } from "../../../../../shared/page";
import { MOST_OF_PAST } from "../../../desk.limits";
import { supportPlanPath } from "../../../desk.pages";
import { supportContract } from "../../../support.contract";
import { threadOf } from "../../../thread/thread.rules";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { Fold } from "../../parts/Fold";
import { ReasonForm } from "../../parts/ReasonForm";
import { useMay } from "../../shell/useMay";
import { ThreadList } from "../thread/ThreadList";
import { EntryTable } from "../timeline/EntryTable";
import { useGetClientPastQuery, useNoteOnClientMutation } from "./client.api";

const Acts = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12, "& > form": { flex: "1 1 100%" } });

/** Entries of each kind at first. */
const FIRST = 50;
/** The factor by which each press increases the number of shown rows. */
const MORE = 5;

type Props = {
  readonly clientId: number;
  /** Messages to a client are about a plan; undefined: there is none. */
  readonly newestPlan: number | undefined;
  readonly isClosed: boolean;
};

/** All communication with the client in one thread, and the audit log about them. (DESK-33, DESK-34) */
export function ClientPast({ clientId, newestPlan, isClosed }: Props) {
  const may = useMay();
  const [most, setMost] = useState(FIRST);
  const query = useGetClientPastQuery({ ClientId: clientId, Most: most });
  const { data, currentData, isError, isFetching, error, refetch } = query;
  const isComplete = currentData !== undefined;
  const hasOlder = data?.More && (!isComplete || most < MOST_OF_PAST);
  // The button for older ones disappears with the last of them.
  const end = useLostFocus<HTMLParagraphElement>(hasOlder);
  const failed = !isComplete && isError && !isFetching && (
    <DeskFailed title={<FormattedMessage id="support.client.failed" />} retry={refetch} error={error} />
  );
  if (!data && failed) return failed;
  if (!data) return <DeskSkeleton label={<FormattedMessage id="support.client.loading" />} heights={[120, 120]} />;
  return (
    <>
      <Section title={<FormattedMessage id="support.section.thread" />}>
        {!isClosed && (
          <Acts>
            {newestPlan !== undefined && may(supportContract.writeToClient) && (
              <Button component={Link} to={withFragment(supportPlanPath(newestPlan), "thread")} variant="contained">
                <FormattedMessage id="support.thread.write" />
              </Button>
            )}
            <NoteForm clientId={clientId} />
          </Acts>
        )}
        <ThreadList items={threadOf(data)} />
      </Section>
      <Section title={<FormattedMessage id="support.client.history" />}>
        <Fold title={<FormattedMessage id="support.client.historyOpen" values={{ count: data.History.length }} />}>
          <EntryTable entries={data.History} brief />
        </Fold>
      </Section>
      {failed}
      {hasOlder && !failed && (
        <BusyButton onClick={() => setMost(Math.min(MOST_OF_PAST, most * MORE))} loading={isFetching}>
          <FormattedMessage id="support.client.older" />
        </BusyButton>
      )}
      {!hasOlder && most > FIRST && (
        <p ref={end} tabIndex={-1}>
          <FormattedMessage id="support.client.end" values={{ more: String(data.More), count: MOST_OF_PAST }} />
        </p>
      )}
    </>
  );
}

/** A note about the client that only colleagues read. */
function NoteForm({ clientId }: { readonly clientId: number }) {
  const [note] = useNoteOnClientMutation();
  return (
    <ReasonForm
      name={`client-note-${clientId}`}
      title={<FormattedMessage id="support.thread.colleagues" />}
      label={<FormattedMessage id="support.thread.colleaguesLabel" />}
      hint={<FormattedMessage id="support.thread.colleaguesHint" />}
      act={(Message) => note({ ClientId: clientId, Message })}
    />
  );
}
