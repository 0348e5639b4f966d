import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { FormProvider } from "../../../../../platform/web/forms/FormField";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { DateField } from "../../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { type AuditAction, type AuditGroup, auditActions } from "../../../../../shared/auditActions";
import { LONGEST } from "../../../../../shared/longest";
import { type AuditMatch, auditMatches } from "../../../audit/audit.rules";
import { MOST_AUDITED } from "../../../desk.limits";
import { EntryTable } from "../../clients/timeline/EntryTable";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { type AuditFilter, useSearchAuditInfiniteQuery } from "./audit.api";

const Filters = styled("form")({
  display: "grid",
  alignItems: "end",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))",
  marginBottom: 24,
});

/** /support/audit: the audit log over everything, by what was done, who or what it is about, and when. (DESK-37) */
export default function AuditPage() {
  const [asked, setAsked] = useState<AuditFilter>({
    Action: null,
    Words: "",
    Match: "either",
    From: null,
    Until: null,
  });
  const { currentData, isError, isFetching, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError } =
    useSearchAuditInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  const hasFailed = isError && !isFetching;
  // The button for older lines disappears with the last of them.
  const end = useLostFocus<HTMLParagraphElement>(hasNextPage);
  const entries = currentData?.pages.flatMap(({ Entries }) => Entries);
  return (
    <PageFrame
      title={<FormattedMessage id="support.audit.title" />}
      lead={<FormattedMessage id="support.audit.lead" />}
    >
      <Search busy={isFetching} onSearch={setAsked} />
      {!entries && isFetching && (
        <DeskSkeleton label={<FormattedMessage id="support.audit.loading" />} heights={[44, 44, 44]} />
      )}
      {entries && (
        <>
          {currentData?.pages[0]?.ManyPeople && (
            <Callout kind="info">
              <FormattedMessage id="support.audit.manyPeople" values={{ count: MOST_AUDITED }} />
            </Callout>
          )}
          {entries.length === 0 ? (
            <p>
              <FormattedMessage id="support.audit.none" />
            </p>
          ) : (
            <EntryTable entries={entries} brief />
          )}
          {hasNextPage && !hasFailed && (
            <BusyButton loading={isFetching} onClick={() => void fetchNextPage()}>
              <FormattedMessage id="support.audit.older" />
            </BusyButton>
          )}
          {!hasNextPage && currentData && currentData.pages.length > 1 && (
            <p ref={end} tabIndex={-1}>
              <FormattedMessage id="support.audit.end" />
            </p>
          )}
        </>
      )}
      {hasFailed && (
        <DeskFailed
          title={<FormattedMessage id="support.audit.failed" />}
          retry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
          error={error}
        />
      )}
    </PageFrame>
  );
}

const groups = Object.keys(auditActions).filter((group): group is AuditGroup => group in auditActions);

/** The actions of a group by their names, in the language's order. */
function namedIn(group: AuditGroup, intl: IntlShape) {
  return auditActions[group]
    .map((action: AuditAction) => ({ action, name: intl.formatMessage({ id: `support.action.${action}` }) }))
    .sort((one, other) => one.name.localeCompare(other.name, intl.locale));
}

const nothing: Record<"Words" | "From" | "Until", string> & { Action: AuditAction | ""; Match: AuditMatch } = {
  Action: "",
  Words: "",
  Match: "either",
  From: "",
  Until: "",
};

type SearchProps = { readonly busy: boolean; readonly onSearch: (wanted: AuditFilter) => void };

function Search({ busy, onSearch }: SearchProps) {
  const intl = useIntl();
  const form = useForm({
    initialValues: nothing,
    send: async ({ Action, Words, Match, From, Until }) => {
      onSearch({ Action: Action || null, Words: Words.trim(), Match, From: From || null, Until: Until || null });
      return undefined;
    },
  });
  return (
    <FormProvider form={form}>
      <Filters noValidate onSubmit={form.submit} aria-label={intl.formatMessage({ id: "support.audit.search" })}>
        <form.Field as={SelectField} name="Action" label={<FormattedMessage id="support.audit.action" />}>
          <option value="">{intl.formatMessage({ id: "support.audit.anyAction" })}</option>
          {groups.map((group) => (
            <optgroup key={group} label={intl.formatMessage({ id: `support.audit.group.${group}` })}>
              {namedIn(group, intl).map(({ action, name }) => (
                <option key={action} value={action}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </form.Field>
        <form.Field
          as={TextField}
          name="Words"
          label={<FormattedMessage id="support.audit.words" />}
          maxLength={LONGEST.searchWords}
          autoComplete="off"
        />
        <form.Field as={SelectField} name="Match" label={<FormattedMessage id="support.audit.match" />}>
          {auditMatches.map((match) => (
            <option key={match} value={match}>
              {intl.formatMessage({ id: `support.audit.match.${match}` })}
            </option>
          ))}
        </form.Field>
        <form.Field as={DateField} name="From" label={<FormattedMessage id="support.audit.from" />} />
        <form.Field as={DateField} name="Until" label={<FormattedMessage id="support.audit.until" />} />
        <BusyButton type="submit" variant="contained" color="secondary" loading={busy}>
          <FormattedMessage id="support.search.submit" />
        </BusyButton>
      </Filters>
    </FormProvider>
  );
}
