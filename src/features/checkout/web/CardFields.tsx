import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CardFields as CardFieldsAnswer } from "../checkout.schemas";
import { cardFrameUrl } from "./cardFrame";
import type { CardErrors } from "./useCardFrame";

type Props = {
  readonly provider: CardFieldsAnswer;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly height: number;
  readonly errors: CardErrors | null;
};

/** The provider's own card fields, from the provider's origin: what is typed there never reaches this page. */
export function CardFields({ provider, frame, height, errors }: Props) {
  const intl = useIntl();
  const dark = useMediaQuery("(prefers-color-scheme: dark)");
  const wrong = Object.keys(errors ?? {}).length > 0;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <Box sx={{ position: "relative", minHeight: 220 }}>
        {height === 0 && <Skeleton variant="rounded" height={220} sx={{ position: "absolute", inset: 0 }} />}
        <Box
          component="iframe"
          ref={frame}
          title={intl.formatMessage({ id: "payment.cardFields.title" })}
          src={cardFrameUrl(provider.Origin, provider.ApiAccessKey, intl.locale, dark)}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms"
          sx={{ position: "relative", display: "block", width: "100%", height: height || 220, border: 0 }}
        />
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
