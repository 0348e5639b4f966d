import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CardFrameProblem } from "./useCardFrame";

type Props = {
  /** The page that contains them, on a separate origin; null while unknown. */
  readonly src: string | null;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly height: number;
  readonly problem: CardFrameProblem | null;
};

// The initial size of the provider's fields in pixels, until they report it, and the width up to which it applies: on a
// narrow page the fields are stacked and their labels wrap.
const HEIGHT = 226;
const NARROWER = [
  [500, 246],
  [427, 340],
  [270, 359],
] as const;
const Place = styled("div")({
  position: "relative",
  "&[aria-busy=true]": { minHeight: HEIGHT },
  ...Object.fromEntries(
    NARROWER.map(([width, minHeight]) => [
      `@container (max-width: ${width}px)`,
      { "&[aria-busy=true]": { minHeight } },
    ]),
  ),
});

/** The provider's own card fields, in frames: what is typed there never reaches this page. (PAY-17) */
export function CardFields({ src, frame, height, problem }: Props) {
  const intl = useIntl();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <Box sx={{ containerType: "inline-size" }}>
        <Place aria-busy={height === 0}>
          {height === 0 && <Skeleton variant="rounded" sx={{ position: "absolute", inset: 0, height: "100%" }} />}
          {src !== null && (
            <Box
              component="iframe"
              ref={frame}
              title={intl.formatMessage({ id: "payment.cardFields.title" })}
              src={src}
              // Scripts and its own origin; no top navigation, popups, forms or dialogs. (SAFE-16)
              sandbox="allow-scripts allow-same-origin"
              // The focus must not enter the hidden frame.
              tabIndex={height === 0 ? -1 : undefined}
              sx={{
                position: "relative",
                display: "block",
                height: height || HEIGHT,
                border: 0,
                // The frame's page has a margin of 4 pixels for focus rings: this aligns its fields with the page's
                // own.
                width: "calc(100% + 8px)",
                marginInline: "-4px",
                // An empty frame is a white sheet that would cover the skeleton.
                opacity: height === 0 ? 0 : 1,
              }}
            />
          )}
        </Place>
      </Box>
      {problem && (
        <Typography role="alert" color={problem === "emptied" ? undefined : "error"} variant="body2">
          <FormattedMessage id={`payment.cardFields.${problem}`} />
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id="payment.cardFields.safety" />
      </Typography>
    </Box>
  );
}

/** Replaces the card form if the address of the provider's fields cannot be loaded. */
export function FieldsUnreachable({ retry }: { readonly retry: () => unknown }) {
  return (
    <>
      <Typography role="alert">
        <FormattedMessage id="payment.cardFields.unreachable" />
      </Typography>
      <Button variant="outlined" onClick={retry} sx={{ justifySelf: "start" }}>
        <FormattedMessage id="checkout.failed.action" />
      </Button>
    </>
  );
}
