import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { cataloguePath } from "../../photos/photos.pages";
import { useGetCatalogueStandingQuery } from "./catalogue.api";
import { SetupCallouts } from "./SetupCallouts";

/** On the back office's first page: what is missing in the shop; nothing if nothing is missing. (OPS-29) */
export function SetupSection() {
  const { data } = useGetCatalogueStandingQuery();
  if (!data || data.Missing.length === 0) return null;
  return (
    <Box component="section" sx={{ maxWidth: 1200, mx: "auto", mt: 2, px: "clamp(12px, 4vw, 32px)" }}>
      <SetupCallouts
        missing={data.Missing}
        action={
          <TextLink to={cataloguePath()}>
            <FormattedMessage id="support.catalogue.see" />
          </TextLink>
        }
      />
    </Box>
  );
}
