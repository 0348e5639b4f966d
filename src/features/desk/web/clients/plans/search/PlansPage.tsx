import Box from "@mui/material/Box";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { FormProvider } from "../../../../../../platform/web/forms/FormField";
import { withValues } from "../../../../../../platform/web/forms/problems";
import { schemaOf, typed } from "../../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../../platform/web/forms/useForm";
import { BusyButton } from "../../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../../platform/web/ui/fields/TextField";
import { PageFrame } from "../../../../../../platform/web/ui/page/PageFrame";
import { plainLine } from "../../../../../../shared/plainText";
import { LONGEST_QUERY } from "../../../../desk.limits";
import { DeskFailed } from "../../../parts/DeskFailed";
import { DeskSkeleton } from "../../../parts/DeskSkeleton";
import { useSearchPlansQuery } from "../../../shell/support.api";
import { FoundPlanList } from "./FoundPlanList";

/** The fewest characters that are searched for. */
const FEWEST = 2;

const tooShort = withValues("support.search.tooShort", { fewest: FEWEST });
const schema = schemaOf<{ q: string }>()({ q: typed().test("long", tooShort, (query = "") => query.length >= FEWEST) });

/** The search for clients' plans. The query is in the URL, so that it can be sent to a colleague. */
export default function PlansPage() {
  const [address, setAddress] = useSearchParams();
  const query = plainLine(address.get("q") ?? "");
  const { currentData, isFetching, isError, error, refetch } = useSearchPlansQuery(query === "" ? skipToken : query, {
    refetchOnMountOrArgChange: true,
  });
  const search = (q: string) => (q === query ? refetch() : setAddress({ q }));
  return (
    <PageFrame title={<FormattedMessage id="support.search.title" />}>
      <PlanSearchForm initial={query} busy={isFetching} onSearch={search} />
      {query !== "" && !currentData && isFetching && (
        <DeskSkeleton label={<FormattedMessage id="support.search.loading" />} heights={[120, 120]} />
      )}
      {!currentData && !isFetching && isError && (
        <DeskFailed title={<FormattedMessage id="support.search.failed" />} retry={refetch} error={error} />
      )}
      {currentData && <FoundPlanList query={query} found={currentData} />}
    </PageFrame>
  );
}

type Props = { readonly initial: string; readonly busy: boolean; readonly onSearch: (typed: string) => void };

/** One field for any reference. */
function PlanSearchForm({ initial, busy, onSearch }: Props) {
  const intl = useIntl();
  const form = useForm({
    initialValues: { q: initial },
    validationSchema: schema,
    shows: "onceSent",
    send: async ({ q }) => {
      onSearch(plainLine(q));
      return undefined;
    },
  });
  // The field follows the address, also where the browser's Back changes it.
  const follow = useEffectEvent((q: string) => form.formik.resetForm({ values: { q } }));
  useEffect(() => follow(initial), [initial]);
  return (
    <FormProvider form={form}>
      <Box
        component="form"
        role="search"
        aria-label={intl.formatMessage({ id: "support.search.title" })}
        noValidate
        onSubmit={form.submit}
        sx={{ display: "grid", gap: 2, maxWidth: "40rem", mb: 4, justifyItems: "start", "& > div": { width: "100%" } }}
      >
        <form.Field
          as={TextField}
          name="q"
          type="search"
          label={<FormattedMessage id="support.search.field" />}
          hint={<FormattedMessage id="support.search.hint" />}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
        />
        <BusyButton type="submit" variant="contained" color="secondary" loading={busy}>
          <FormattedMessage id="support.search.submit" />
        </BusyButton>
      </Box>
    </FormProvider>
  );
}
