import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isMessage } from "../../../../../platform/web/intl/isMessage";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { clientContract } from "../../../client/client.contract";
import { supportClientPath, supportPlanPath } from "../../../desk.pages";
import type { Outcome } from "../../../inbox/inbox.schemas";
import type { OpenItem } from "../../../presence/presence.rules";
import { supportContract } from "../../../support.contract";
import { useGetOutcomeQuery } from "../../shell/support.api";
import { useMay } from "../../shell/useMay";
import { ActorText } from "../ActorText";
import { When } from "../When";

type Props = {
  readonly openItem: OpenItem | null;
  /** Called when the text is shown, and when it gets longer. */
  readonly onShown: (outcome: Outcome | null | undefined) => void;
};

/**
 * What became of a row that left the list while the caller was busy with it: who did what and when, with a link to the
 * result. Until that is loaded, or where it is not known, that something happened. (DESK-106)
 */
export function OutcomeText({ openItem, onShown }: Props) {
  const { data } = useGetOutcomeQuery(openItem ?? skipToken);
  useEffect(() => {
    onShown(data);
  }, [data, onShown]);
  return (
    <>
      {data ? (
        <p>
          <Happened outcome={data} />
        </p>
      ) : (
        <p>
          <FormattedMessage id="support.queue.changed" />
        </p>
      )}
      <p>
        <FormattedMessage id="support.queue.gone" />
      </p>
    </>
  );
}

/** The same in a line, for one of several rows of a form, whose input is in no row of its own. (DESK-112) */
export function GoneText({ openItem }: { readonly openItem: OpenItem }) {
  const { data } = useGetOutcomeQuery(openItem);
  return (
    <DottedLine>
      <FormattedMessage id="support.queue.goneTitle" />
      {data && <Happened outcome={data} />}
    </DottedLine>
  );
}

function Happened({ outcome: { At, By, What, TravelPlanId, ClientId } }: { readonly outcome: Outcome }) {
  const intl = useIntl();
  const may = useMay();
  const id = [`support.action.${What}`, `support.event.${What}`].find((known) => isMessage(intl, known));
  const values = {
    actor: <ActorText actor={By} />,
    when: <When at={At} />,
    what: id ? intl.formatMessage({ id }) : What,
  };
  return (
    <>
      <FormattedMessage id="support.queue.outcome" values={values} />{" "}
      {TravelPlanId !== null && may(supportContract.getSupportPlan) && (
        <TextLink to={supportPlanPath(TravelPlanId)}>
          <FormattedMessage id="support.toPlan" values={{ id: TravelPlanId }} />
        </TextLink>
      )}
      {TravelPlanId === null && ClientId !== null && may(clientContract.getSupportClient) && (
        <TextLink to={supportClientPath(ClientId)}>
          <FormattedMessage id="support.toClient" values={{ id: ClientId }} />
        </TextLink>
      )}
    </>
  );
}
