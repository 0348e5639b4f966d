import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../web/theme/token";
import { Icon } from "../../../web/ui/Icon";
import type { CarSearchChoice } from "../car.search-url";
import { CarSearchForm } from "./CarSearchForm";
import { useStayText } from "./useStayText";

type Props = {
  readonly search: CarSearchChoice;
  readonly onSearch: (search: CarSearchChoice) => void;
};

const Panel = styled("section")({
  padding: "8px 12px 8px 16px",
  borderRadius: 10,
  background: token("seaWash"),
  "& > p": { display: "flex", flexWrap: "wrap", gap: "0 12px", alignItems: "center" },
  "& > p span": { flex: "1 1 14rem", fontWeight: 600 },
  "& > form": { padding: "12px 4px 12px 0" },
});

/** The search in one line, which opens for editing in place. */
export function CarSearchSummary({ search, onSearch }: Props) {
  const [editing, setEditing] = useState(false);
  const stay = useStayText(search);
  return (
    <Panel>
      <p>
        <Icon name="calendar" />
        <span className="tabular">{stay}</span>
        <Button variant="text" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          <FormattedMessage id={editing ? "car.search.close" : "car.search.edit"} />
        </Button>
      </p>
      {editing && (
        <CarSearchForm
          initial={search}
          onSearch={(next) => {
            setEditing(false);
            onSearch(next);
          }}
        />
      )}
    </Panel>
  );
}
