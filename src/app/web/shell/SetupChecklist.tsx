import { catalogueContract } from "../../../features/catalogue/catalogue.contract";
import { SetupSection } from "../../../features/catalogue/web/SetupSection";
import { useGetStaffSelfQuery } from "../../../features/desk/web/shell/support.api";
import { useMay } from "../../../features/desk/web/shell/useMay";

/** On top of the back office's first page, what the shop lacks, for whom the catalogue is. (OPS-29) */
export default function SetupChecklist() {
  const may = useMay();
  const { data: self } = useGetStaffSelfQuery();
  return self && may(catalogueContract.getCatalogueStanding) ? <SetupSection /> : null;
}
