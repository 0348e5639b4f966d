import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { OpinionPage } from "../../../../features/opinions/opinions.schemas";
import { OpinionList } from "../../../../features/opinions/web/OpinionList";
import { useGetCompanyMarksQuery, useGetOpinionsOfCompanyQuery } from "../../../../features/opinions/web/opinions.api";
import { StarMark } from "../../../../features/opinions/web/StarMark";
import { token } from "../../../../platform/web/theme/token";

const Fold = styled("details")({
  flexBasis: "100%",
  "& > summary": {
    display: "inline-flex",
    alignItems: "center",
    gap: 12,
    minHeight: 44,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& u": { color: token("sea"), fontWeight: 600, textUnderlineOffset: 4 },
  },
  "&[open] > div": { display: "grid", gap: 16, paddingBottom: 12 },
});

/** Reviews of a rental company: the mean, and the texts on demand; or that there are none yet. (REVIEW-4) */
export function CompanyOpinions({ supplierId }: { readonly supplierId: number }) {
  const { data } = useGetCompanyMarksQuery();
  const [open, setOpen] = useState(false);
  const mark = data?.find(({ SupplierId }) => SupplierId === supplierId);
  if (!data) return null;
  if (!mark)
    return (
      <span style={{ flexBasis: "100%" }}>
        <FormattedMessage id="opinion.company.none" />
      </span>
    );
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <StarMark tenths={mark.Tenths} count={mark.Count} />
        <u>
          <FormattedMessage id="opinion.company.open" />
        </u>
      </summary>
      {open && <Opened supplierId={supplierId} />}
    </Fold>
  );
}

function Opened({ supplierId }: { readonly supplierId: number }) {
  const [before, setBefore] = useState<readonly OpinionPage[]>([]);
  const { currentData, isFetching, error, refetch } = useGetOpinionsOfCompanyQuery({ supplierId, page: before.length });
  const pages = currentData ? [...before, currentData] : before;
  return (
    <div>
      <OpinionList
        kind="car"
        pages={pages}
        loading={isFetching}
        error={currentData ? undefined : error}
        onMore={() => setBefore(pages)}
        onRetry={refetch}
      />
    </div>
  );
}
