import { useIntl } from "react-intl";
import { useCarClass } from "../../../../../platform/web/intl/useCarClass";
import { Transmission } from "../../../../../shared/enumerations";
import type { CarFacets } from "../../../car.schemas";

/** Names of filter values: classes and transmissions are catalogue codes, companies and models have names. */
export function useFilterName() {
  const intl = useIntl();
  const { withGears } = useCarClass();
  return (facet: keyof CarFacets, id: number, name: string): string => {
    if (facet === "Classes") return withGears(name);
    if (facet !== "Transmissions") return name;
    return intl.formatMessage({ id: id === Transmission.Automatic ? "car.automatic" : "car.manual" });
  };
}
