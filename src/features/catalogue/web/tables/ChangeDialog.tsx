import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TitledDialog } from "../../../../platform/web/ui/TitledDialog";
import type { Row } from "../../catalogue.cells";
import type { Sheet } from "../../catalogue.sheet";
import type { Names } from "../../tables.schemas";
import { ChangePreview } from "./ChangePreview";
import { RemoveForm } from "./RemoveForm";
import { RowForm } from "./RowForm";
import { RowTitle } from "./RowTitle";
import { SeveralForm } from "./SeveralForm";
import { useChange } from "./useChange";
import { useShownCell } from "./useShownCell";

/** The change in progress. */
export type Work =
  | { readonly kind: "add" }
  | { readonly kind: "edit"; readonly row: Row }
  | { readonly kind: "several" | "remove"; readonly rows: readonly Row[] };

type Props = {
  readonly sheet: Sheet;
  readonly work: Work;
  /** Of what the rows of the table's page refer to. */
  readonly names: Names;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Called when the rows have changed since they were loaded. */
  readonly onLookAgain: () => void;
};

/** A change of a table: its form, then its preview. Going back keeps what was typed. */
export function ChangeDialog({ sheet, work, names, onClose, onDone, onLookAgain }: Props) {
  const change = useChange(sheet, onDone);
  const { preview, tried, isStale } = change;
  const form = { sheet, names, preview };
  return (
    <TitledDialog size="md" onClose={onClose} title={<WorkTitle sheet={sheet} work={work} names={names} />}>
      {isStale ? (
        <Callout
          kind="warning"
          announce
          title={<FormattedMessage id="support.table.stale" />}
          action={
            <Button variant="contained" color="secondary" onClick={onLookAgain}>
              <FormattedMessage id="support.table.lookAgain" />
            </Button>
          }
        >
          <FormattedMessage id="support.table.staleText" />
        </Callout>
      ) : (
        <>
          <div hidden={tried !== null}>
            {work.kind === "add" && <RowForm {...form} was={null} />}
            {work.kind === "edit" && <RowForm {...form} was={work.row} />}
            {work.kind === "several" && <SeveralForm {...form} rows={work.rows} />}
            {work.kind === "remove" && <RemoveForm sheet={sheet} preview={preview} rows={work.rows} />}
          </div>
          {tried && <ChangePreview {...change} outcome={tried.outcome} submit="support.table.apply" />}
        </>
      )}
    </TitledDialog>
  );
}

function WorkTitle({ sheet, work, names }: Pick<Props, "sheet" | "work" | "names">) {
  const shown = useShownCell(names);
  if (work.kind === "add") return <FormattedMessage id="support.table.add" />;
  if (work.kind === "edit") return <RowTitle sheet={sheet} row={work.row} shown={shown} />;
  return <FormattedMessage id={`support.table.title.${work.kind}`} values={{ count: work.rows.length }} />;
}
