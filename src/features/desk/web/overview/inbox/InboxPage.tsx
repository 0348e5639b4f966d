import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useEffect, useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { selectClientId } from "../../../../../platform/web/session/auth";
import { token } from "../../../../../platform/web/theme/token";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { type Instant, MINUTE } from "../../../../../shared/instant";
import { countsOf, isOwnedBy, waitingKey } from "../../../inbox/inbox.rules";
import type { Inbox, Waiting } from "../../../inbox/inbox.schemas";
import { isIdle, isUrgent, readView, viewQuery, waitsForClient } from "../../../inbox/inbox.view";
import { isSnoozed } from "../../../inbox/snooze.rules";
import { RatesCallout } from "../../money/rates/RatesCallout";
import { ActionError } from "../../parts/ActionError";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { Key } from "../../shell/Key";
import { useAssignWaitingMutation, useGetInboxQuery, useWakeWaitingMutation } from "../../shell/support.api";
import { ChosenBar } from "./ChosenBar";
import { HandOverDialog } from "./HandOverDialog";
import { InboxFilters } from "./InboxFilters";
import { InboxTable } from "./InboxTable";
import { InboxViews } from "./InboxViews";
import { OwnerFilter } from "./OwnerFilter";
import { SnoozeDialog } from "./SnoozeDialog";

const KeyHint = styled("p")({
  marginTop: 16,
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  "@media (max-width: 799px)": { display: "none" },
});

/** /support: everything that waits for staff, most urgent first. (DESK-14) */
export default function InboxPage() {
  const { data, isError, error, refetch } = useGetInboxQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title={<FormattedMessage id="support.inbox.title" />} lead={data && <Lead inbox={data} />}>
      {data && (
        <>
          <RestoredCallout restored={data.Restored} />
          <RatesCallout rates={data.Rates} />
          <FilteredInbox inbox={data} />
        </>
      )}
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="support.inbox.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.inbox.loading" />} heights={[44, 60, 60, 60]} />
      )}
    </PageFrame>
  );
}

function Lead({ inbox: { Items, Now } }: { readonly inbox: Inbox }) {
  const now = useServerNow(Now);
  const open = Items.filter((item) => !isSnoozed(item));
  const idle = open.filter(isIdle).length;
  const proposed = open.filter(waitsForClient).length;
  const others = open.filter((item) => !isIdle(item) && !waitsForClient(item));
  const urgent = others.filter((item) => isUrgent(item, now)).length;
  return <FormattedMessage id="support.inbox.lead" values={{ count: others.length, urgent, idle, proposed }} />;
}

function FilteredInbox({ inbox: { Now, Items, Staff } }: { readonly inbox: Inbox }) {
  const me = useSelector(selectClientId);
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const { kind, owner, urgent, aside } = view;
  const now = useServerNow(Now);
  const owned = useMemo(
    () =>
      Items.filter(
        (item) => isSnoozed(item) === aside && isOwnedBy(item.OwnerId, owner, me) && (!urgent || isUrgent(item, now)),
      ),
    [Items, aside, owner, urgent, me, now],
  );
  const shown = useMemo(() => (kind ? owned.filter(({ Kind }) => Kind === kind) : owned), [owned, kind]);
  const [assign, { error, isLoading }] = useAssignWaitingMutation();
  const [handing, setHanding] = useState<{ readonly item: Waiting; readonly to: number } | null>(null);
  const onAssign = (item: Waiting, OwnerId: number | null) => {
    const { Kind, ItemId, OwnerId: Was } = item;
    if (OwnerId === null || OwnerId === me) void assign({ Kind, ItemId, OwnerId, Was });
    else setHanding({ item, to: OwnerId });
  };
  const [wake, waking] = useWakeWaitingMutation();
  const [snoozed, setSnoozed] = useState<Waiting | null>(null);
  const onSnooze = (item: Waiting) => {
    if (isSnoozed(item)) void wake({ Kind: item.Kind, ItemId: item.ItemId });
    else setSnoozed(item);
  };
  useLostFocus(shown.length === 0);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  // Chosen items that have left the list are not acted on unseen.
  const chosen = shown.filter((item) => keys.has(waitingKey(item)));
  const onChoose = (items: readonly Waiting[], on: boolean) => {
    const changed = items.map(waitingKey);
    setKeys((old) => new Set(on ? [...old, ...changed] : [...old].filter((key) => !changed.includes(key))));
  };
  return (
    <>
      <InboxViews view={view}>
        <OwnerFilter
          owner={owner}
          staff={Staff}
          me={me}
          onOwner={(changed) => setAddress(viewQuery({ ...view, owner: changed }))}
        />
      </InboxViews>
      <InboxFilters
        view={view}
        counts={countsOf(owned)}
        open={Items.filter((item) => !isSnoozed(item) && isOwnedBy(item.OwnerId, owner, me)).length}
        aside={Items.filter(isSnoozed).length}
      />
      <ActionError error={(handing ? undefined : error) ?? waking.error} />
      {handing && (
        <HandOverDialog
          to={Staff.find(({ StaffId }) => StaffId === handing.to)?.Name ?? ""}
          give={(Word) => {
            const { Kind, ItemId, OwnerId: Was } = handing.item;
            return assign({ Kind, ItemId, OwnerId: handing.to, Was, Word });
          }}
          onClose={() => setHanding(null)}
        />
      )}
      {snoozed && (
        <SnoozeDialog items={[snoozed]} now={now} onClose={() => setSnoozed(null)} onDone={() => setSnoozed(null)} />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={
            <FormattedMessage
              id="support.inbox.none"
              values={{ all: String(!Items.some((item) => isSnoozed(item) === aside)) }}
            />
          }
        >
          <FormattedMessage id="support.inbox.noneText" values={{ all: String(Items.length === 0) }} />
        </EmptyState>
      ) : (
        <>
          <ChosenBar chosen={chosen} staff={Staff} me={me} now={now} onClear={() => setKeys(new Set())} />
          <InboxTable
            items={shown}
            view={view}
            onOrder={(order) => setAddress(viewQuery({ ...view, order }), { replace: true })}
            staff={Staff}
            me={me}
            now={now}
            busy={isLoading || waking.isLoading}
            onAssign={onAssign}
            onSnooze={onSnooze}
            onChoose={onChoose}
            chosen={new Set(chosen.map(waitingKey))}
          />
          <KeyHint>
            <FormattedMessage
              id="support.inbox.keys"
              values={{ j: <Key>j</Key>, k: <Key>k</Key>, e: <Key>e</Key>, slash: <Key>/</Key>, help: <Key>?</Key> }}
            />
          </KeyHint>
        </>
      )}
    </>
  );
}

/** The server's time, continued from the last answer (`said`) and updated every minute. */
function useServerNow(said: Instant): Instant {
  const [later, setLater] = useState({ said, now: said });
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLater({ said, now: said + performance.now() - begun }), MINUTE);
    return () => clearInterval(timer);
  }, [said]);
  return later.said === said ? later.now : said;
}

/** Above the inbox: the database was restored, what is paused meanwhile, and who has to act. (PAY-45) */
function RestoredCallout({ restored }: { readonly restored: Inbox["Restored"] }) {
  const { instant } = useHavanaTime();
  if (!restored) return null;
  const { KnowsUntil } = restored;
  const values = { known: KnowsUntil === null ? "no" : "yes", until: KnowsUntil && instant(KnowsUntil) };
  return (
    <Box sx={{ mb: 2 }}>
      <Callout kind="warning" title={<FormattedMessage id="support.restored" />}>
        <p>
          <FormattedMessage id="support.restored.what" values={values} />
        </p>
        <p>
          <FormattedMessage id="support.restored.todo" values={{ command: <code>malecon reconcile</code> }} />
        </p>
      </Callout>
    </Box>
  );
}
