import Box from "@mui/material/Box";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { useNavigate } from "../../../../platform/web/links";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { ResultPages } from "../../../../platform/web/ui/results/ResultPages";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { cataloguePath } from "../../../photos/photos.pages";
import type { Row } from "../../catalogue.cells";
import type { Sheet } from "../../catalogue.sheet";
import { keyOf } from "../../catalogue.sheets";
import type { MadeChange, TablePage as Page, TableQuestion } from "../../tables.schemas";
import { CatalogueWaiting } from "../CatalogueWaiting";
import { useCataloguePrefetch, useGetCataloguePageQuery } from "../catalogue.api";
import { tableName } from "../tableName";
import { ChangeDialog, type Work } from "./ChangeDialog";
import { ChosenRows } from "./ChosenRows";
import { MadeChanges } from "./MadeChanges";
import { RowsTable } from "./RowsTable";
import { TableTools } from "./TableTools";
import { questionOf, tablePath } from "./tableAddress";
import { UndoDialog } from "./UndoDialog";

/** /support/catalogue?table=…: a table's rows, to search, sort and change. (OPS-42) */
export function TablePage({ sheet }: { readonly sheet: Sheet }) {
  const [params] = useSearchParams();
  const question = questionOf(sheet, params);
  const { data, currentData, isError, error, isFetching, refetch } = useGetCataloguePageQuery(question, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <PageFrame
      above={
        <BackLink to={cataloguePath()}>
          <FormattedMessage id="support.table.back" />
        </BackLink>
      }
      title={<FormattedMessage id={tableName(sheet.name)} />}
    >
      {data ? (
        <Rows
          sheet={sheet}
          question={question}
          page={data}
          // The rows shown stay until the next ones are loaded; a failure replaces them, also while it is tried again.
          failed={!currentData && error !== undefined}
          busy={isFetching}
          onLookAgain={refetch}
        />
      ) : (
        <CatalogueWaiting isError={isError} onRetry={refetch} height={600} />
      )}
      <Box sx={{ mt: 6 }}>
        <MadeChanges table={sheet.name} />
      </Box>
    </PageFrame>
  );
}

type Props = {
  readonly sheet: Sheet;
  readonly question: TableQuestion;
  readonly page: Page;
  readonly failed: boolean;
  readonly busy: boolean;
  readonly onLookAgain: () => void;
};

function Rows({ sheet, question, page, failed, busy, onLookAgain }: Props) {
  const go = useNavigate();
  const prefetch = useCataloguePrefetch("getCataloguePage");
  const [work, setWork] = useState<Work | null>(null);
  const [withdrawing, setWithdrawing] = useState<MadeChange | null>(null);
  const [isDone, setDone] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const look = (other: Partial<TableQuestion>) => tablePath({ ...question, Page: 0, ...other });
  // Rows with keys that the program defines are added only if one of them is missing.
  const mayAdd = !sheet.kept || page.Total < (sheet.all?.length ?? 0);
  const begin = (next: Work) => {
    setDone(false);
    setWork(next);
  };
  const onChoose = (rows: readonly Row[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) isChosen ? next.set(keyOf(sheet, row), row) : next.delete(keyOf(sheet, row));
    setChosen(next);
  };
  const close = () => setWork(null);
  // The chosen rows may have changed.
  const closeAndForget = () => {
    close();
    setChosen(new Map());
  };
  return (
    <>
      {isDone && (
        <Box sx={{ mb: 2 }}>
          <Callout kind="success" announce>
            <FormattedMessage id="support.table.done" />
          </Callout>
        </Box>
      )}
      <TableTools
        find={question.Find}
        onFind={(Find) => void go(look({ Find }))}
        {...(mayAdd && { onAdd: () => begin({ kind: "add" }) })}
      />
      <ChosenRows
        count={chosen.size}
        onSeveral={() => begin({ kind: "several", rows: [...chosen.values()] })}
        {...(!sheet.kept && { onRemove: () => begin({ kind: "remove", rows: [...chosen.values()] }) })}
        onClear={() => setChosen(new Map())}
      />
      {failed ? (
        <CatalogueWaiting isError onRetry={onLookAgain} height={600} />
      ) : page.Rows.length + page.ToCome.length === 0 ? (
        <EmptyState title={<FormattedMessage id="support.table.none" />} />
      ) : (
        <RowsTable
          sheet={sheet}
          question={question}
          busy={busy}
          onChoose={onChoose}
          page={page}
          chosen={new Set(chosen.keys())}
          onSort={(sort) => void go(look(sort))}
          onOpen={(row) => begin({ kind: "edit", row })}
          onWithdraw={setWithdrawing}
        />
      )}
      {!failed && (
        <ResultPages
          page={question.Page}
          pages={Math.ceil(page.Total / page.PageSize)}
          to={(other) => look({ Page: other })}
          ask={(other) => prefetch({ ...question, Page: other })}
        />
      )}
      {withdrawing && <UndoDialog change={withdrawing} onClose={() => setWithdrawing(null)} />}
      {work && (
        <ChangeDialog
          sheet={sheet}
          work={work}
          names={page.Names}
          onClose={close}
          onDone={() => {
            closeAndForget();
            setDone(true);
          }}
          onLookAgain={() => {
            closeAndForget();
            onLookAgain();
          }}
        />
      )}
    </>
  );
}
