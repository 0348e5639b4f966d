import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { showAlert } from "../../../../../platform/web/alerts/alerts";
import { impersonationOver, selectActor, selectClient } from "../../../../../platform/web/session/auth";
import { systemClock } from "../../../../../platform/web/systemClock";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { useSecondsUntil } from "../../../../../platform/web/ui/status/useSecondsUntil";
import { useEndImpersonationMutation } from "./impersonation.api";

const Bar = styled("aside")({
  position: "sticky",
  top: 0,
  zIndex: 1160,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "0 16px",
  padding: "4px 16px",
  color: token("ink"),
  background: token("mangoWash"),
  borderBottom: `4px solid ${token("mango")}`,
  "& > p": { display: "flex", alignItems: "center", gap: 8, minWidth: 0, overflowWrap: "anywhere" },
});

/** Alerts are shown below the banner, so that its button is never covered. */
const alertsBelow = (
  <GlobalStyles
    styles={{
      ".notistack-SnackbarContainer": { marginTop: 60, "@media (max-width: 639px)": { marginTop: 124 } },
    }}
  />
);

/**
 * On every page: the client for whom staff act and the remaining time. Ends it by the button, or when the time is over.
 */
export default function ImpersonationBanner() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const client = useSelector(selectClient);
  const until = useSelector(selectActor)?.until ?? 0;
  const left = useSecondsUntil(until, systemClock);
  const [end, { isLoading }] = useEndImpersonationMutation();
  const over = until > 0 && left === 0;
  useEffect(() => {
    if (!over) return;
    dispatch(impersonationOver());
    dispatch(showAlert("impersonation.over", "information"));
  }, [over, dispatch]);
  if (!client || until === 0) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <Bar aria-label={intl.formatMessage({ id: "impersonation.label" })}>
      {alertsBelow}
      <p>
        <Icon name="person" />
        <span>
          <FormattedMessage
            id="impersonation.banner"
            values={{ name: <strong>{`${client.FirstName} ${client.LastName}`}</strong> }}
          />
        </span>
      </p>
      <p role="timer" aria-live="off" className="tabular">
        <FormattedMessage id="impersonation.left" values={{ time: <strong>{time}</strong> }} />
      </p>
      <BusyButton
        onClick={() => end()}
        loading={isLoading}
        color="inherit"
        variant="outlined"
        size="small"
        sx={{ minHeight: 44 }}
      >
        <FormattedMessage id="impersonation.end" />
      </BusyButton>
    </Bar>
  );
}
