import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { PageScene } from "../../../../art/PageScene";
import { isCallError } from "../../../../platform/web/callError";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { OverLinkPage } from "../../../../platform/web/ui/page/LinkPage";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { OPTIONAL_MAILS, type OptionalMail } from "../../../../shared/optionalMails";
import { profilePath } from "../../account.pages";
import { useEndMailsMutation } from "./mails.api";

const unknownLink = {
  title: "account.unsubscribe.unknown",
  text: "error.account.unsubscribeUnknown",
  to: profilePath(),
  label: "account.unsubscribe.toProfile",
} as const;

/**
 * /unsubscribe/<kind>/<code>: from an email's link, without signing in. Opening it changes nothing, as virus scanners
 * open every link; only its button does. (MAIL-9)
 */
export default function UnsubscribePage() {
  const { kind = "", code = "" } = useParams();
  const [end, { isLoading, isSuccess, error }] = useEndMailsMutation();
  const place = useLostFocus<HTMLDivElement>(isSuccess);
  const known = OPTIONAL_MAILS.find((one) => one === kind);
  if (!known || (isCallError(error) && error.code === "account.unsubscribeUnknown"))
    return <OverLinkPage scene={<PageScene zone="VIN" />} title="title.unsubscribe" over={unknownLink} />;
  return (
    <PageFrame
      narrow
      scene={<PageScene zone="VIN" />}
      title={<FormattedMessage id="title.unsubscribe" />}
      lead={<FormattedMessage id={`account.unsubscribe.lead.${known}`} />}
    >
      <div ref={place} tabIndex={-1} style={{ display: "grid", gap: 20, justifyItems: "start" }}>
        {isSuccess ? (
          <Ended kind={known} />
        ) : (
          <BusyButton
            variant="contained"
            color="secondary"
            loading={isLoading}
            onClick={() => void end({ Kind: known, Code: code })}
          >
            <FormattedMessage id="account.unsubscribe.submit" />
          </BusyButton>
        )}
        {error ? <CallFailed failed="account.unsubscribe.failed" error={error} /> : null}
        <p>
          <FormattedMessage id="account.unsubscribe.others" />
        </p>
      </div>
    </PageFrame>
  );
}

function Ended({ kind }: { readonly kind: OptionalMail }) {
  return (
    <Callout kind="success" announce title={<FormattedMessage id="account.unsubscribe.done" />}>
      <FormattedMessage id={`account.unsubscribe.again.${kind}`} />
    </Callout>
  );
}
