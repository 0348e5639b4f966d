import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { cataloguePath } from "../../../../photos/photos.pages";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { BrandForm } from "./BrandForm";
import { useGetBrandQuery } from "./brand.api";

/** /support/brand: the shop's name, mark, colours and words of the law, for its owner. (OPS-150) */
export default function BrandPage() {
  const { data, isError, error, refetch } = useGetBrandQuery(undefined, { refetchOnMountOrArgChange: true });
  const [params] = useSearchParams();
  const company = (chunks: ReactNode) => <TextLink to={cataloguePath({ table: "shop" })}>{chunks}</TextLink>;
  return (
    <PageFrame
      title={<FormattedMessage id="brand.title" />}
      lead={<FormattedMessage id="brand.lead" values={{ company }} />}
    >
      {data && params.has("saved") && (
        <Box sx={{ mb: 3 }}>
          <Callout kind="success" announce>
            <FormattedMessage id="brand.saved" />
          </Callout>
        </Box>
      )}
      {data && <BrandForm brand={data} />}
      {!data && isError && <DeskFailed title={<FormattedMessage id="brand.failed" />} retry={refetch} error={error} />}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="brand.loading" />} heights={[220, 320, 220, 220]} />
      )}
    </PageFrame>
  );
}
