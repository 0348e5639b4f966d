import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useNavigate } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { plainLine } from "../../../../shared/plainText";
import { LONGEST_QUERY } from "../../desk.limits";
import { supportPlansPath } from "../../desk.pages";

const Form = styled("form")({
  position: "relative",
  flex: "1 1 200px",
  maxWidth: 420,
  "& svg": { position: "absolute", left: 12, top: 12, pointerEvents: "none", color: token("inkSoft") },
  "@media (max-width: 639px)": { order: 9, flexBasis: "100%", maxWidth: "none", marginBottom: 4 },
});

const Field = styled("input")({
  width: "100%",
  height: 44,
  padding: "0 12px 0 40px",
  border: `1.5px solid ${token("inkSoft")}`,
  borderRadius: 8,
  background: token("surface"),
  color: token("ink"),
  font: "inherit",
  "&::placeholder": { color: token("inkSoft"), opacity: 1 },
});

/** The search field on every page of the back office; "/" moves the focus to it. (DESK-3, DESK-13) */
export function DeskSearch() {
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { "desk-search": "" },
    send: async ({ "desk-search": typed }) => {
      const query = plainLine(typed);
      if (query !== "") void navigate(supportPlansPath({ q: query }));
      return undefined;
    },
  });
  return (
    <Form role="search" aria-label={intl.formatMessage({ id: "support.nav.search" })} onSubmit={form.submit}>
      <Icon name="search" />
      <Field
        {...form.formik.getFieldProps("desk-search")}
        type="search"
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        aria-label={intl.formatMessage({ id: "support.nav.search" })}
        placeholder={intl.formatMessage({ id: "support.nav.searchHint" })}
      />
    </Form>
  );
}
