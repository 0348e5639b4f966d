import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { EditAndRetire } from "../../../../../platform/web/ui/EditAndRetire";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { Template } from "../../../templates/templates.schemas";
import { ActFailed } from "../../parts/ActFailed";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { deskRow } from "../../shell/deskRows";
import { useRetireTemplateMutation } from "./templates.api";

const Line = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "8px 24px",
  alignItems: "start",
  "@media (max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "& strong": { marginInlineEnd: 8 },
});

const Subject = styled("p")({ color: token("inkSoft"), overflowWrap: "anywhere" });

/** A template in the list: its title, its occasion, and whether it is offered. */
export function TemplateRow({ template, onEdit }: { readonly template: Template; readonly onEdit: () => void }) {
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
        <ActFailed error={error} />
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
