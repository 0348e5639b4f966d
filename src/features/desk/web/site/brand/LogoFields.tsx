import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { FileButton } from "../../../../../platform/web/files/FileButton";
import { UploadStatus } from "../../../../../platform/web/files/UploadStatus";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { darkColours, lightColours } from "../../../../../shared/palette";
import type { LogoScheme, OwnBrand } from "../../../../brand/brand.schemas";
import { useRemoveLogoMutation, useSetLogoMutation } from "./brand.api";

const Pair = styled("div")({
  display: "grid",
  gap: "18px 24px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
});

const Box = styled("fieldset")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${token("sand")}`,
  borderRadius: 10,
  "& > legend": { paddingInline: 6, fontWeight: 600 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem" },
});

const Ground = styled("div")({
  justifySelf: "start",
  padding: 12,
  borderRadius: 8,
  "& img": { display: "block" },
});

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: "8px 16px" });

const grounds = { day: lightColours.page, night: darkColours.page };

/** The marks by day and at night: each is sent and shown as soon as it is chosen. (OPS-153) */
export function LogoFields({ brand }: { readonly brand: OwnBrand }) {
  return (
    <Pair>
      <LogoField scheme="day" brand={brand} />
      <LogoField scheme="night" brand={brand} />
    </Pair>
  );
}

function LogoField({ scheme, brand }: { readonly scheme: LogoScheme; readonly brand: OwnBrand }) {
  const [send, sending] = useSetLogoMutation();
  const [remove, removing] = useRemoveLogoMutation();
  const error = sending.error ?? removing.error;
  return (
    <Box>
      <legend>
        <FormattedMessage id={`brand.logo.${scheme}`} />
      </legend>
      <Ground style={{ background: grounds[scheme] }}>
        <img src={brand.Marks[scheme]} width="64" height="64" alt="" />
      </Ground>
      <p>
        <FormattedMessage id={`brand.logo.hint.${scheme}`} />
      </p>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="error.communication" />}
        </Callout>
      )}
      <UploadStatus file={sending.originalArgs?.body} />
      <Buttons>
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          inputTestId={`logo-${scheme}`}
          variant="outlined"
          loading={sending.isLoading}
          onChoose={([body]) => send({ scheme, body })}
        >
          <FormattedMessage id={brand.Logos[scheme] ? "brand.logo.change" : "brand.logo.choose"} />
        </FileButton>
        {brand.Logos[scheme] && (
          <BusyButton
            variant="text"
            loading={removing.isLoading}
            onClick={() => {
              sending.reset();
              void remove({ Scheme: scheme });
            }}
          >
            <FormattedMessage id="brand.logo.remove" />
          </BusyButton>
        )}
      </Buttons>
    </Box>
  );
}
