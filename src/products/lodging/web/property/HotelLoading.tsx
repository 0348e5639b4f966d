import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { HotelBack } from "./HotelBack";
import { Above, Stage, StageFoot } from "./hotelLayout";
import type { HotelView } from "./useHotelView";

const Shapes = styled("div")({ display: "grid", gap: 10 });
const Lines = styled("div")({ display: "grid", gap: 12, marginTop: 32 });

/** Widths, in per cent, of the lines of the property's description. */
const lines = [98, 94, 60];

/** The skeleton of a property's page. */
export function HotelLoading({ view }: { readonly view: HotelView }) {
  return (
    <PageFrame
      above={
        <Above>
          <HotelBack view={view} zone={null} />
        </Above>
      }
      title={<FormattedMessage id="lodging.property.title" />}
      lead={<Skeleton component="span" variant="text" width="min(22rem, 90%)" />}
      aside={
        <SummaryBar
          title={<Skeleton variant="text" width="70%" />}
          total={<Skeleton variant="rounded" width={160} height={54} />}
          action={<Skeleton variant="rounded" height={48} />}
          showLabel={<FormattedMessage id="book.showPrice" />}
          hideLabel={<FormattedMessage id="book.hidePrice" />}
        >
          <Skeleton variant="rounded" height={220} />
        </SummaryBar>
      }
    >
      <Shapes role="status" aria-busy="true">
        <span className="visually-hidden">
          <FormattedMessage id="lodging.property.loading" />
        </span>
        <Stage aria-hidden="true" />
        <StageFoot aria-hidden="true">
          <Skeleton variant="text" width="14rem" />
        </StageFoot>
        <Lines aria-hidden="true">
          <Skeleton variant="text" width="12rem" height={40} />
          {lines.map((width) => (
            <Skeleton key={width} variant="text" width={`${width}%`} />
          ))}
          <Skeleton variant="rounded" height={120} />
        </Lines>
      </Shapes>
    </PageFrame>
  );
}
