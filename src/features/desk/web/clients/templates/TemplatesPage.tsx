import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { EditAndRetire } from "../../../../../platform/web/ui/EditAndRetire";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { Template } from "../../../templates/templates.schemas";
import { ActionError } from "../../parts/ActionError";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskList } from "../../parts/DeskList";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { deskRow } from "../../shell/deskRows";
import { TemplateForm } from "./TemplateForm";
import { useGetTemplatesQuery, useRetireTemplateMutation } from "./templates.api";

const Line = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8px 24px",
  alignItems: "start",
  "@media (max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "& strong": { marginInlineEnd: 8 },
});

const Subject = styled("p")({ color: token("inkSoft"), overflowWrap: "anywhere" });

/** /support/templates: the templates of messages to clients, in every language. (DESK-32) */
export default function TemplatesPage() {
  const { data, isError, error, refetch } = useGetTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={<FormattedMessage id="support.templates.title" />}
      lead={<FormattedMessage id="support.templates.lead" />}
    >
      {data && <Templates templates={data} />}
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="support.templates.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.templates.loading" />} heights={[72, 72, 72]} />
      )}
    </PageFrame>
  );
}

/** The template that is open: its id, `new`, or none. */
type Open = number | "new" | null;

function Templates({ templates }: { readonly templates: readonly Template[] }) {
  const [open, setOpen] = useState<Open>(null);
  useLostFocus(open ?? "none");
  const close = () => setOpen(null);
  return (
    <>
      {open === "new" && <TemplateForm template={null} onDone={close} />}
      {open === null && (
        <div>
          <Button variant="contained" color="secondary" onClick={() => setOpen("new")}>
            <FormattedMessage id="support.templates.add" />
          </Button>
        </div>
      )}
      <DeskList
        items={templates}
        keyOf={({ TemplateId }) => TemplateId}
        none={<FormattedMessage id="support.templates.none" />}
      >
        {(template) =>
          open === template.TemplateId ? (
            <TemplateForm template={template} onDone={close} />
          ) : (
            <TemplateRow template={template} onEdit={() => setOpen(template.TemplateId)} />
          )
        }
      </DeskList>
    </>
  );
}

/** A template in the list: its title, its occasion, and whether it is offered. */
function TemplateRow({ template, onEdit }: { readonly template: Template; readonly onEdit: () => void }) {
  const language = useLanguage();
  const [retire, { isLoading, error }] = useRetireTemplateMutation();
  const { TemplateId, Occasion, Words, ChangedAt, RetiredAt } = template;
  const words = Words.find(({ Language }) => Language === language) ?? Words[0];
  const title = words?.Title ?? "";
  return (
    <Line {...deskRow()}>
      <div>
        <p>
          <strong>{title}</strong>
          {RetiredAt !== null && (
            <StatusChip tone="neutral">
              <FormattedMessage id="support.templates.retired" />
            </StatusChip>
          )}
        </p>
        <Subject>{words?.Subject}</Subject>
        <RowNote>
          <DottedLine>
            <FormattedMessage id={`support.templates.occasion.${Occasion}`} />
            {ChangedAt === null ? (
              <FormattedMessage id="support.templates.delivered" />
            ) : (
              <FormattedMessage id="support.templates.changed" values={{ when: <When at={ChangedAt} /> }} />
            )}
          </DottedLine>
        </RowNote>
        <ActionError error={error} />
      </div>
      <EditAndRetire
        title={title}
        edit={{ text: "support.templates.edit", name: "support.templates.editWhat" }}
        retire={
          RetiredAt === null
            ? { text: "support.templates.retire", name: "support.templates.retireWhat" }
            : { text: "support.templates.return", name: "support.templates.returnWhat" }
        }
        isRetiring={isLoading}
        onEdit={onEdit}
        onRetire={() => void retire({ TemplateId, Retired: RetiredAt === null })}
      />
    </Line>
  );
}
