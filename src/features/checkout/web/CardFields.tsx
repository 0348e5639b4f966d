import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";

type Props = {
  /** The page of ours that holds them. */
  readonly src: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly height: number;
  readonly wrong: boolean;
};

// What the provider's fields take until they say so themselves: on a narrow page they stand below each other.
const HEIGHT = 236;
const HEIGHT_NARROW = 334;
const Place = styled("div")({
  position: "relative",
  "&[aria-busy=true]": { minHeight: HEIGHT },
  "@container (max-width: 427px)": { "&[aria-busy=true]": { minHeight: HEIGHT_NARROW } },
});

/** The provider's own card fields, in frames: what is typed there never reaches this page. */
export function CardFields({ src, frame, height, wrong }: Props) {
  const intl = useIntl();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <Box sx={{ containerType: "inline-size" }}>
        <Place aria-busy={height === 0}>
          {height === 0 && <Skeleton variant="rounded" sx={{ position: "absolute", inset: 0, height: "100%" }} />}
          <Box
            component="iframe"
            ref={frame}
            title={intl.formatMessage({ id: "payment.cardFields.title" })}
            src={src}
            sx={{ position: "relative", display: "block", width: "100%", height: height || HEIGHT, border: 0 }}
          />
        </Place>
      </Box>
      {wrong && (
        <Typography role="alert" color="error" variant="body2">
          <FormattedMessage id="payment.cardFields.wrong" />
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id="payment.cardFields.safety" />
      </Typography>
    </Box>
  );
}
