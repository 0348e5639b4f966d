import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import type { AppDispatch } from "../state";
import { BusyButton } from "../ui/BusyButton";
import { downloadFile } from "./downloadFile";

type Props = {
  readonly path: string;
  /** The name of the saved file; the server's name if not given. */
  readonly fileName?: string;
  readonly children: ReactNode;
};

/** Downloads a file of the signed-in client. */
export function DownloadButton({ path, fileName, children }: Props) {
  const dispatch = useDispatch<AppDispatch>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const download = async () => {
    setState("loading");
    try {
      await dispatch(downloadFile(path, fileName));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div>
      <BusyButton variant="outlined" onClick={download} loading={state === "loading"}>
        {children}
      </BusyButton>
      {state === "failed" && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          <FormattedMessage id="files.downloadFailed" />
        </Typography>
      )}
    </div>
  );
}
