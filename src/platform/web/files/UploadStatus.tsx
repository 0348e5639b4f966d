import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { serverText } from "../ui/failures/serverText";
import { Callout } from "../ui/status/Callout";
import { useUploadProgress } from "./uploadProgress";

const Box = styled("div")({ display: "grid", gap: 8, width: "100%", maxWidth: 480 });

const MEGABYTE = 1024 * 1024;
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/**
 * The progress of a large upload; after a lost connection it says whether the upload continues by itself or how to
 * continue it. Nothing for other files. (SAFE-71)
 */
export function UploadStatus({ file }: { readonly file: Blob | undefined }) {
  const intl = useIntl();
  const progress = useUploadProgress(file);
  if (!progress) return null;
  const { received, size, state, error, goOn, cancel } = progress;
  const sent = {
    sent: intl.formatNumber(received / MEGABYTE, oneDigit),
    size: intl.formatNumber(size / MEGABYTE, oneDigit),
  };
  const stopped = state === "stopped";
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        value={Math.round((100 * received) / size)}
        aria-label={intl.formatMessage({ id: "files.upload.progress" })}
      />
      <span>
        <FormattedMessage id="files.upload.sent" values={sent} />
      </span>
      {state !== "sending" && (
        <Callout
          kind={stopped ? "error" : "warning"}
          announce
          action={
            <>
              <Button size="small" variant={stopped ? "contained" : "outlined"} onClick={goOn}>
                <FormattedMessage id={stopped ? "files.upload.goOn" : "files.upload.tryNow"} />
              </Button>
              <Button size="small" onClick={cancel}>
                <FormattedMessage id="files.upload.cancel" />
              </Button>
            </>
          }
        >
          {serverText(error ?? undefined) ?? (
            <FormattedMessage id={stopped ? "files.upload.stopped" : "files.upload.waiting"} />
          )}
        </Callout>
      )}
    </Box>
  );
}
