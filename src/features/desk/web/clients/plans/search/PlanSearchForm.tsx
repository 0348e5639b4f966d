import Box from "@mui/material/Box";
import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormProvider } from "../../../../../../platform/web/forms/FormField";
import { withValues } from "../../../../../../platform/web/forms/problems";
import { schemaOf, typed } from "../../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../../platform/web/forms/useForm";
import { BusyButton } from "../../../../../../platform/web/ui/BusyButton";
import { TextField } from "../../../../../../platform/web/ui/fields/TextField";
import { plainLine } from "../../../../../../shared/plainText";
import { LONGEST_QUERY } from "../../../../desk.limits";

type Props = { readonly initial: string; readonly busy: boolean; readonly onSearch: (typed: string) => void };

/** The fewest characters that are searched for. */
const FEWEST = 2;

const tooShort = withValues("support.search.tooShort", { fewest: FEWEST });
const schema = schemaOf<{ q: string }>()({ q: typed().test("long", tooShort, (query = "") => query.length >= FEWEST) });

/** One field for any reference. */
export function PlanSearchForm({ initial, busy, onSearch }: Props) {
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
