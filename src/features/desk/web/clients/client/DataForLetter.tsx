import { FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../../platform/web/alerts/alerts";
import { saveJson } from "../../../../../platform/web/files/saveFile";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { privacyContract } from "../../../../privacy/privacy.contract";
import { useCopyDataForLetterMutation } from "../../../../privacy/web/privacy.api";
import type { SupportClient } from "../../../client/client.schemas";
import { ReasonForm } from "../../parts/ReasonForm";
import { useMay } from "../../shell/useMay";

/** The copy of the client's data, as the answer to a letter that asks for it. (SAFE-30) */
export function DataForLetter({ client: { ClientId, ClosedAt } }: { readonly client: SupportClient }) {
  const may = useMay();
  const dispatch = useDispatch();
  const [copy] = useCopyDataForLetterMutation();
  if (ClosedAt !== null || !may(privacyContract.copyDataForLetter)) return null;
  return (
    <Section title={<FormattedMessage id="support.letter.title" />}>
      <ReasonForm
        name={`letter-${ClientId}`}
        title={<FormattedMessage id="support.letter.copy" />}
        before={<FormattedMessage id="support.letter.before" />}
        label={<FormattedMessage id="support.letter.reason" />}
        hint={<FormattedMessage id="support.act.reasonHint" />}
        act={async (Reason) => {
          const done = await copy({ ClientId, Reason });
          if (done.data) {
            saveJson(done.data, `malecon-${ClientId}.json`);
            dispatch(showAlert("support.letter.done", "success"));
          }
          return done;
        }}
      />
    </Section>
  );
}
