import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { CopyButton } from "../../../../platform/web/ui/CopyButton";
import { Callout } from "../../../../platform/web/ui/status/Callout";

const Codes = styled("ol")({
  listStyle: "none",
  margin: 0,
  padding: 16,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))",
  gap: "8px 24px",
  width: "100%",
  borderRadius: 8,
  background: token("sunken"),
  fontFamily: "ui-monospace, monospace",
  fontSize: "1.0625rem",
});

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" });

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

/** Shown once, right after the second factor was turned on. */
export function RecoveryCodeList({ codes, onKept }: Props) {
  const intl = useIntl();
  return (
    <>
      <Callout kind="warning" announce title={<FormattedMessage id="account.factor.codes" />}>
        <FormattedMessage id="account.factor.codesText" />
      </Callout>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <Button variant="contained" color="secondary" size="large" onClick={onKept}>
          <FormattedMessage id="account.factor.codesKept" />
        </Button>
        <CopyButton text={codes.join("\n")} what={intl.formatMessage({ id: "account.factor.codes" })} />
      </Actions>
    </>
  );
}
