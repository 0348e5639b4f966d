import { catalogueContract } from "../../../features/catalogue/catalogue.contract";
import { SetupSection } from "../../../features/catalogue/web/SetupSection";
import { useGetStaffSelfQuery } from "../../../features/desk/web/shell/support.api";
import { useMay } from "../../../features/desk/web/shell/useMay";

/**
 * Lists what the shop still lacks, at the top of the back office's first page, for staff who maintain the catalogue.
 * (OPS-29)
 */
export default function SetupChecklist() {
  const may = useMay();
  const { data: self } = useGetStaffSelfQuery();
  return self && may(catalogueContract.getCatalogueStanding) ? <SetupSection /> : null;
}
