import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { ShareButton } from "../../../../platform/web/ui/ShareButton";
import { sharedTripPath } from "../../papers.pages";
import { useGetTripShareQuery, useShareTripMutation, useUnshareTripMutation } from "../papers.api";

const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, marginTop: 16 });

/**
 * The link for fellow travelers: made, sent, and taken back. Each press is announced, and the focus moves to what
 * replaces the pressed button. (PAPER-17, A11Y-2)
 */
export function ShareTrip({ planId }: { readonly planId: number }) {
  const intl = useIntl();
  const { data: share } = useGetTripShareQuery({ planId });
  const [make, making] = useShareTripMutation();
  const [takeBack, taking] = useUnshareTripMutation();
  const [asked, setAsked] = useState<"made" | "takenBack" | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const state = share?.Token ? "made" : "takenBack";
  const isDone = share !== undefined && asked === state;
  useEffect(() => {
    // Only if nothing else has the focus by now.
    if (isDone && document.activeElement === document.body) row.current?.querySelector("button")?.focus();
  }, [isDone]);
  if (!share) return null;
  return (
    <Row ref={row}>
      {share.Token === null ? (
        <BusyButton
          variant="outlined"
          loading={making.isLoading}
          onClick={() => {
            setAsked("made");
            void make({ planId });
          }}
        >
          <FormattedMessage id="trip.share" />
        </BusyButton>
      ) : (
        <>
          <ShareButton title={intl.formatMessage({ id: "trip.shareTitle" })} path={sharedTripPath(share.Token)} />
          <BusyButton
            variant="text"
            loading={taking.isLoading}
            onClick={() => {
              setAsked("takenBack");
              void takeBack({ planId });
            }}
          >
            <FormattedMessage id="trip.unshare" />
          </BusyButton>
        </>
      )}
      <p>
        <FormattedMessage id="trip.shareText" values={{ shared: share.Token !== null }} />
      </p>
      <p role="status" className="visually-hidden">
        {isDone && <FormattedMessage id="trip.shareDone" values={{ shared: state === "made" }} />}
      </p>
    </Row>
  );
}
