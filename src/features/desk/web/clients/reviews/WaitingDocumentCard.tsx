import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useId } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { opens } from "../../../../../platform/web/ui/opens";
import { navigationHeight } from "../../../../../platform/web/ui/page/barHeight";
import { useLostFocus } from "../../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { WaitingDocument } from "../../../reviews.schemas";
import { ActionError } from "../../parts/ActionError";
import { narrow, useIsNarrow } from "../../parts/narrow";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { deskAnswer, deskChoice } from "../../shell/deskRows";
import { useOpenDocumentMutation, useVerifyDocumentMutation } from "../../shell/support.api";
import { OpenedDocument } from "../plans/rows/OpenedDocument";
import { PaperTrip } from "./PaperTrip";

/** In a narrow window a collapsed one has two lines; when and by whom it was sent is shown once it is expanded. */
const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  [narrow]: {
    justifyContent: "space-between",
    gap: "2px 8px",
    "& > div": { flex: "1 1 100%" },
    "& h3": { fontSize: "1.0625rem" },
    "&[data-closed] p": { display: "none" },
  },
});

/** The answers to the open document stay at the bottom of the window, on a phone in reach of a thumb. (DESK-39) */
const Answers = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  "& > form": { flex: "1 1 100%" },
  // A photo may be taller than the window: the buttons stay visible next to any part of it.
  "@media screen and (min-width: 800px) and (min-height: 480.05px)": {
    "&:not(:has(form))": {
      position: "sticky",
      bottom: 0,
      zIndex: 2,
      marginBottom: "-12px",
      paddingBlock: "12px",
      borderRadius: "0 0 12px 12px",
      background: token("surface"),
    },
  },
  "@media screen and (max-width: 799px) and (min-height: 480.05px)": {
    "&:not(:has(form))": {
      position: "sticky",
      bottom: navigationHeight,
      zIndex: 2,
      flexWrap: "nowrap",
      margin: "0 -16px -6px",
      padding: "8px 16px",
      borderTop: `2px solid ${token("ink")}`,
      borderRadius: "0 0 12px 12px",
      background: token("surface"),
      "& .MuiButton-root": { minHeight: 48, paddingInline: "12px", fontSize: "0.9375rem", lineHeight: 1.2 },
      "& > button": { flex: 1 },
    },
  },
});

/** A document to review: closed at first, since each access is audited; then the two answers. */
export function WaitingDocumentCard({ waiting }: { readonly waiting: WaitingDocument }) {
  const id = useId();
  const { DocumentId, ClientName, ClientLanguage, Type, Holder, HoldsUp, GivenAt } = waiting;
  const [open, { data, isLoading, isError }] = useOpenDocumentMutation();
  const [verify, verifying] = useVerifyDocumentMutation();
  const row = useQueueRow();
  // The button that opened it is gone.
  const heading = useLostFocus<HTMLHeadingElement>(data !== undefined);
  // From its top on, so that the rules are not below the window.
  const isOpen = data !== undefined;
  useEffect(() => {
    if (isOpen) heading.current?.scrollIntoView({ block: "start" });
  }, [isOpen, heading]);
  const isNarrow = useIsNarrow();
  useHoldsRow(heldBy(verifying));
  const typedOnly = data?.Document.PhotoId === null;
  const typed = isNarrow ? "support.act.verifyTypedBrief" : "support.act.verifyTyped";
  const misses = data?.Trip?.Measures.some(({ Missing }) => Missing > 0) ?? false;
  const onVerify = async () => {
    const verified = await verify({ DocumentId, TypedOnly: typedOnly || undefined });
    if (!verified.error) row?.leave(<FormattedMessage id="support.documents.verified" values={{ name: ClientName }} />);
  };
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ overflow: "visible", px: { xs: 2, sm: 3 }, py: { xs: 0.75, sm: 1.5 }, display: "grid", gap: 1.5 }}
    >
      <Head data-closed={!data || undefined}>
        <Box sx={{ flex: "1 1 18rem", minWidth: 0 }}>
          <Typography id={id} ref={heading} tabIndex={-1} variant="h3" sx={{ scrollMarginTop: "24px" }}>
            <FormattedMessage id="support.documents.of" values={{ type: Type, holder: Holder, name: ClientName }} />
          </Typography>
          <RowNote>
            <When at={GivenAt} />
          </RowNote>
        </Box>
        <StatusChip tone={HoldsUp ? "problem" : "neutral"}>
          <FormattedMessage id="support.documents.urgency" values={{ holds: String(HoldsUp) }} />
        </StatusChip>
        {!data && !row?.isGone && (
          <BusyButton
            {...deskAnswer}
            {...opens}
            variant="outlined"
            onClick={() => open({ documentId: DocumentId })}
            loading={isLoading}
          >
            <FormattedMessage id={isNarrow ? "support.open" : "support.documents.open"} />
          </BusyButton>
        )}
      </Head>
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="support.documents.openFailed" />
        </Callout>
      )}
      {data && (
        <>
          <OpenedDocument opened={data}>
            <PaperTrip reviewed={data} />
          </OpenedDocument>
          <Answers {...deskChoice}>
            {!row?.isGone && (
              <BusyButton variant={misses ? "outlined" : "contained"} onClick={onVerify} loading={verifying.isLoading}>
                <FormattedMessage id={typedOnly ? typed : "support.act.verifyDocument"} />
              </BusyButton>
            )}
            <ReasonAction act={{ kind: "rejectDocument", id: DocumentId }} clientLanguage={ClientLanguage} />
          </Answers>
          <ActionError error={verifying.error} />
        </>
      )}
    </Card>
  );
}
