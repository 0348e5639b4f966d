import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { boolean } from "yup";
import { isCallError } from "../../../../../platform/web/callError";
import { line, schemaOf } from "../../../../../platform/web/forms/rules";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { CheckboxField } from "../../../../../platform/web/ui/fields/CheckboxField";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { TitledDialog } from "../../../../../platform/web/ui/TitledDialog";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import { LONGEST } from "../../../../../shared/longest";
import type { SavedView, ViewWords } from "../../../inbox/inbox.schemas";
import { defaultViews, type InboxView, viewText, wholeInbox } from "../../../inbox/inbox.view";
import { ActionForm } from "../../parts/ActionForm";
import { PartFailed } from "../../parts/PartFailed";
import {
  useGetInboxViewsQuery,
  useGetStaffSelfQuery,
  useRemoveInboxViewMutation,
  useSaveInboxViewMutation,
} from "../../shell/support.api";
import { useCurrentInView } from "../../shell/useCurrentInView";
import { FilterLine, FilterLink } from "./filterLine";

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  marginBottom: 12,
});

/** What the dialog changes: a saved view, or a new one. */
type Opened = { readonly view: SavedView | null };

type Props = {
  readonly view: InboxView;
  /** At the line's end. */
  readonly children: ReactNode;
};

/** The views of the inbox: those that everybody has, and saved ones, each opened by one press. (DESK-120) */
export function InboxViews({ view, children }: Props) {
  const intl = useIntl();
  const { data, error, refetch } = useGetInboxViewsQuery();
  const saved = data ?? [];
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = viewText(view);
  const viewLine = useCurrentInView(JSON.stringify(saved));
  const isDefault = shown === viewText(wholeInbox) || defaultViews.some((one) => viewText(one.view) === shown);
  const matching = saved.filter(({ Query }) => Query === shown);
  const current = matching.find(({ Changeable }) => Changeable) ?? matching[0];
  // One button for both, so that it keeps the focus when the view that is shown is saved or removed.
  const act: Opened | null = current?.Changeable
    ? { view: current }
    : data && !current && !isDefault
      ? { view: null }
      : null;
  useLostFocus(data && act !== null);
  const mark = (isIt: boolean) => (isIt ? { "aria-current": "true" as const } : {});
  return (
    <Line>
      <FilterLine ref={viewLine} aria-label={intl.formatMessage({ id: "support.view.list" })}>
        {defaultViews.map((one) => (
          <FilterLink key={one.name} to={{ search: viewText(one.view) }} {...mark(viewText(one.view) === shown)}>
            <FormattedMessage id={`support.view.${one.name}`} />
          </FilterLink>
        ))}
        {saved.map(({ ViewId, Name, Query, Shared }) => (
          <FilterLink key={ViewId} to={{ search: Query }} {...mark(Query === shown)}>
            {Name}
            {Shared && (
              <span>
                <FormattedMessage id="support.view.forAll" />
              </span>
            )}
          </FilterLink>
        ))}
      </FilterLine>
      {!data && error && <PartFailed title="support.view.failed" retry={() => void refetch()} />}
      {act && (
        <Button variant={act.view ? "text" : "outlined"} onClick={() => setOpened(act)}>
          <FormattedMessage id={act.view ? "support.view.change" : "support.view.save"} />
        </Button>
      )}
      {children}
      {opened && <ViewDialog {...opened} query={opened.view?.Query ?? shown} onClose={() => setOpened(null)} />}
    </Line>
  );
}

const wordsOf = ({ Name, Query, Shared }: SavedView): ViewWords => ({ Name, Query, Shared });

type Values = { Name: string; Shared: boolean };
const schema = schemaOf<Values>()({ Name: line(LONGEST.name, "support.view.nameMissing"), Shared: boolean() });

/** Gives a view a name, or removes it; an owner may share it with all. */
function ViewDialog({ view, query, onClose }: Opened & { readonly query: string; readonly onClose: () => void }) {
  const { data: self } = useGetStaffSelfQuery();
  const { data: views, refetch } = useGetInboxViewsQuery();
  /** A change was refused, because another person has changed the view: the list shows its present state. */
  const [isMeanwhile, setMeanwhile] = useState(false);
  const now = views?.find(({ ViewId }) => ViewId === view?.ViewId);
  const [save] = useSaveInboxViewMutation();
  const [remove, removal] = useRemoveInboxViewMutation();
  const seen = isMeanwhile && now ? now : view;
  const noteChange = async (error: Parameters<typeof isCallError>[0]) => {
    if (!isCallError(error) || error.code !== "support.viewChanged") return;
    await refetch();
    setMeanwhile(true);
  };
  const send = async ({ Name, Shared }: Values) => {
    const Was = seen ? wordsOf(seen) : null;
    const answer = await save({ ViewId: view?.ViewId ?? null, Name: Name.trim(), Query: query, Shared, Was });
    if (answer.error) await noteChange(answer.error);
    return answer;
  };
  const onRemove = async () => {
    const answer = seen && (await remove({ ViewId: seen.ViewId, Was: wordsOf(seen) }));
    if (!answer?.error) onClose();
    else await noteChange(answer.error);
  };
  return (
    <TitledDialog
      title={<FormattedMessage id={view ? "support.view.change" : "support.view.save"} />}
      onClose={onClose}
      closesItself
    >
      <ActionForm
        name="inboxView"
        initialValues={{ Name: view?.Name ?? "", Shared: view?.Shared ?? false }}
        schema={schema}
        send={send}
        onDone={onClose}
        error={removal.error}
        submit={<FormattedMessage id="support.view.saveName" />}
        disabled={removal.isLoading}
        onBack={onClose}
        actions={
          view && (
            <BusyButton color="error" loading={removal.isLoading} onClick={() => void onRemove()}>
              <FormattedMessage id="support.view.remove" />
            </BusyButton>
          )
        }
        wide
      >
        {({ Field }) => (
          <>
            {isMeanwhile && now && (
              <p>
                <FormattedMessage
                  id="support.view.meanwhile"
                  values={{
                    name: <VerbatimText>{now.Name}</VerbatimText>,
                    shared: String(now.Shared),
                    same: String(now.Query === query),
                  }}
                />
              </p>
            )}
            <Field
              as={TextField}
              name="Name"
              label={<FormattedMessage id="support.view.name" />}
              hint={<FormattedMessage id="support.view.hint" />}
              maxLength={LONGEST.name}
              autoComplete="off"
              autoFocus
            />
            {self?.StaffRole === "owner" && (
              <Field
                as={CheckboxField}
                type="checkbox"
                name="Shared"
                label={<FormattedMessage id="support.view.share" />}
                hint={<FormattedMessage id="support.view.shareHint" />}
              />
            )}
          </>
        )}
      </ActionForm>
    </TitledDialog>
  );
}
