import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { ShareButton } from "../../../../platform/web/ui/ShareButton";
import { sharedTripPath } from "../../papers.pages";
import { useGetTripShareQuery, useShareTripMutation, useUnshareTripMutation } from "../papers.api";

const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, marginTop: 16 });

/** The link for fellow travelers: made, sent, and taken back. (PAPER-17) */
export function ShareTrip({ planId }: { readonly planId: number }) {
  const intl = useIntl();
  const { data: share } = useGetTripShareQuery({ planId });
  const [make, making] = useShareTripMutation();
  const [takeBack, taking] = useUnshareTripMutation();
  if (!share) return null;
  return (
    <Row>
      {share.Token === null ? (
        <BusyButton variant="outlined" loading={making.isLoading} onClick={() => void make({ planId })}>
          <FormattedMessage id="trip.share" />
        </BusyButton>
      ) : (
        <>
          <ShareButton title={intl.formatMessage({ id: "trip.shareTitle" })} path={sharedTripPath(share.Token)} />
          <BusyButton variant="text" loading={taking.isLoading} onClick={() => void takeBack({ planId })}>
            <FormattedMessage id="trip.unshare" />
          </BusyButton>
        </>
      )}
      <p>
        <FormattedMessage id="trip.shareText" values={{ shared: share.Token !== null }} />
      </p>
    </Row>
  );
}
