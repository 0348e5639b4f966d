import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import type { Template } from "../../../templates/templates.schemas";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskList } from "../../parts/DeskList";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { TemplateForm } from "./TemplateForm";
import { TemplateRow } from "./TemplateRow";
import { useGetTemplatesQuery } from "./templates.api";

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
