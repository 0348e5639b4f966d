import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { ErrorState } from "../../../../platform/web/ui/failures/ErrorState";
import { Section } from "../../../../platform/web/ui/page/Section";
import type { MadeChange } from "../../tables.schemas";
import { useGetCatalogueChangesQuery } from "../catalogue.api";
import { tableName } from "../tableName";
import { ReasonOf } from "./ReasonOf";
import { UndoDialog } from "./UndoDialog";

const List = styled("ul")({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none", maxWidth: "60rem" });
const Item = styled("li")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "8px 24px",
  paddingBlock: 12,
  borderTop: `1px solid ${token("sand")}`,
  "& > div": { flex: "1 1 20rem", minWidth: 0, overflowWrap: "anywhere" },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
});

/** The newest changes of one table or of all: who, when, why, and undo. (OPS-42) */
export function MadeChanges({ table }: { readonly table?: string }) {
  const { data, isError, refetch } = useGetCatalogueChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [undoing, setUndoing] = useState<MadeChange | null>(null);
  const shown = data?.filter(({ Tables }) => !table || Tables.some(({ Name }) => Name === table));
  if (!shown && !isError) return null;
  return (
    <Section title={<FormattedMessage id="support.table.changes" />}>
      {!shown && (
        <ErrorState
          title={<FormattedMessage id="support.catalogue.failed" />}
          action={
            <Button variant="contained" color="secondary" onClick={refetch}>
              <FormattedMessage id="support.desk.retry" />
            </Button>
          }
        />
      )}
      {shown?.length === 0 && (
        <p>
          <FormattedMessage id="support.table.noChanges" />
        </p>
      )}
      {shown && shown.length > 0 && (
        <List>
          {shown.map((change) => (
            <ChangeItem key={change.ChangeId} change={change} onUndo={() => setUndoing(change)} />
          ))}
        </List>
      )}
      {undoing && <UndoDialog change={undoing} onClose={() => setUndoing(null)} />}
    </Section>
  );
}

function ChangeItem({ change, onUndo }: { readonly change: MadeChange; readonly onUndo: () => void }) {
  const time = useHavanaTime();
  const { ChangeId, MadeAt, MadeBy, From, Tables, Undoes, UndoneBy, CanUndo } = change;
  return (
    <Item>
      <div>
        <strong>
          <ReasonOf change={change} />
        </strong>
        <p>
          <FormattedMessage
            id="support.table.madeBy"
            values={{
              id: ChangeId,
              when: time.instant(MadeAt),
              by: MadeBy ?? <FormattedMessage id="support.quote.commandLine" />,
            }}
          />
        </p>
        <p>
          {Tables.map(({ Name, Rows }) => (
            <span key={Name}>
              <FormattedMessage id={tableName(Name)} />{" "}
              <FormattedMessage id="support.table.rowsChanged" values={{ count: Rows }} />{" "}
            </span>
          ))}
          {Tables.length > 0 && From > MadeAt && (
            <FormattedMessage id="support.table.fromInstant" values={{ instant: time.instant(From) }} />
          )}
        </p>
        {Undoes !== null && (
          <p>
            <FormattedMessage id="support.table.undoes" values={{ id: Undoes }} />
          </p>
        )}
        {UndoneBy !== null && (
          <p>
            <FormattedMessage id="support.table.undoneBy" values={{ id: UndoneBy }} />
          </p>
        )}
      </div>
      {CanUndo && (
        <Button variant="outlined" onClick={onUndo}>
          <FormattedMessage id="support.table.undo" values={{ id: ChangeId }} />
        </Button>
      )}
    </Item>
  );
}
