import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { saveJson } from "../../../platform/web/files/saveFile";
import { selectClient } from "../../../platform/web/session/auth";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { privacyPolicyPath } from "../../information/information.pages";
import { privacyContract } from "../privacy.contract";
import { ClosingSection } from "./ClosingSection";
import { useTakeMyDataMutation } from "./privacy.api";

/** /my-data: a copy of the client's data, and closing the account. (SAFE-24, SAFE-25) */
export default function MyDataPage() {
  const client = useSelector(selectClient);
  if (!client) return null;
  return (
    <PageFrame narrow title={<FormattedMessage id="privacy.title" />} lead={<FormattedMessage id="privacy.lead" />}>
      <div style={{ display: "grid", gap: 48 }}>
        <Section title={<FormattedMessage id="privacy.copy.title" />}>
          <p>
            <FormattedMessage id="privacy.copy.text" />
          </p>
          <BlockedWhileImpersonating call={privacyContract.getMyData}>
            <TakeMyData clientId={client.clientId} />
          </BlockedWhileImpersonating>
          <p>
            <TextLink to={privacyPolicyPath()}>
              <FormattedMessage id="privacy.policy" />
            </TextLink>
          </p>
        </Section>
        {client.Role === "client" && <ClosingSection clientId={client.clientId} />}
      </div>
    </PageFrame>
  );
}

function TakeMyData({ clientId }: { readonly clientId: number }) {
  const [take, { isLoading, isError }] = useTakeMyDataMutation();
  const save = async () => {
    const { data } = await take({ clientId });
    if (data) saveJson(data, `malecon-${clientId}.json`);
  };
  return (
    <div>
      <BusyButton variant="outlined" onClick={save} loading={isLoading}>
        <FormattedMessage id="privacy.copy.take" />
      </BusyButton>
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="privacy.copy.failed" />
        </Callout>
      )}
    </div>
  );
}
