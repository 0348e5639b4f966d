import { SearchSummary } from "../../../../platform/web/ui/SearchSummary";
import type { CarSearchChoice } from "../../car.search-url";
import { CarSearchForm } from "./CarSearchForm";
import { useStayText } from "./useStayText";

type Props = {
  readonly search: CarSearchChoice;
  readonly onSearch: (search: CarSearchChoice) => void;
};

/** The search for cars in one line, which opens for editing in place. */
export function CarSearchSummary({ search, onSearch }: Props) {
  return (
    <SearchSummary
      text={useStayText(search)}
      form={(done) => (
        <CarSearchForm
          initial={search}
          onSearch={(next) => {
            done();
            onSearch(next);
          }}
        />
      )}
    />
  );
}
