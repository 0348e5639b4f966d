import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { useGetCatalogueStandingQuery } from "./catalogue.api";
import { LackList } from "./LackList";

/** On the back office's first page: what the shop cannot sell without; nothing if nothing is missing. (OPS-29) */
export function LacksCallout() {
  const { data } = useGetCatalogueStandingQuery();
  if (!data || data.Lacks.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 1200, mx: "auto", mt: 2, px: "clamp(12px, 4vw, 32px)" }}>
      <Callout
        kind="warning"
        title={<FormattedMessage id="support.catalogue.lacks" />}
        action={
          <TextLink to="/support/catalogue">
            <FormattedMessage id="support.catalogue.see" />
          </TextLink>
        }
      >
        <LackList lacks={data.Lacks} />
      </Callout>
    </Box>
  );
}
