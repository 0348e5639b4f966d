import { styled } from "@mui/material/styles";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { havanaDate } from "../../../shared/havana";
import { ActionButton } from "../../../web/ui/ActionButton";
import type { CarSearchChoice } from "../car.search-url";
import { CarMoreFields } from "./CarMoreFields";
import { CarPlaceFields } from "./CarPlaceFields";
import { CarStayFields } from "./CarStayFields";

type Props = {
  readonly initial: CarSearchChoice;
  readonly onSearch: (search: CarSearchChoice) => void;
};

const Form = styled("form")({ display: "grid", gap: 20 });

/** The search for cars, on the home page as its search card and on the results page for editing in place. */
export function CarSearchForm({ initial, onSearch }: Props) {
  const [search, setSearch] = useState(initial);
  const change = (part: Partial<CarSearchChoice>) => setSearch((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search);
  };
  return (
    <Form onSubmit={submit}>
      <CarPlaceFields search={search} onChange={change} />
      <CarStayFields search={search} today={havanaDate(Date.now())} onChange={change} />
      <CarMoreFields search={search} onChange={change} />
      <ActionButton type="submit">
        <FormattedMessage id="car.search.submit" />
      </ActionButton>
    </Form>
  );
}
