import Popover from "@mui/material/Popover";
import { styled } from "@mui/material/styles";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { token } from "../../theme/token";
import { Icon } from "../Icon";
import { TypedDateField } from "./TypedDateField";

const DayCalendar = lazy(() => import("../../calendar/DayCalendar"));

const Opener = styled("button")({
  alignSelf: "stretch",
  flex: "none",
  width: 44,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: "none",
  color: token("ink"),
  cursor: "pointer",
  "&:hover:not(:disabled)": { background: token("sunken") },
  "& svg": { margin: "auto" },
});

/**
 * A day that is typed in the order of the reader's region or chosen in a calendar; its value is a Havana date
 * `YYYY-MM-DD`. The browser's own date input follows the browser's language, in which 5/12 may be another day. (WEB-30,
 * DESK-71)
 */
export function DateField(props: Omit<ComponentProps<typeof TypedDateField>, "end">) {
  const { name, value, disabled, onChange } = props;
  const intl = useIntl();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const title = intl.formatMessage({ id: "calendar.open" });
  return (
    <TypedDateField
      {...props}
      autoComplete="off"
      end={(forget) => (
        <>
          <Opener
            type="button"
            aria-label={title}
            aria-haspopup="dialog"
            disabled={disabled}
            onClick={({ currentTarget }) => setButton(currentTarget)}
          >
            <Icon name="calendar" />
          </Opener>
          <Popover
            open={button !== null}
            anchorEl={button}
            anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
            transformOrigin={{ vertical: "top", horizontal: "right" }}
            onClose={() => setButton(null)}
            slotProps={{
              paper: { role: "dialog", "aria-label": title, sx: { width: "21rem", minHeight: 392, p: 1.5 } },
            }}
          >
            <Suspense fallback={null}>
              <DayCalendar
                day={value}
                onDay={(day) => {
                  forget();
                  onChange({ target: { name, value: day } });
                  setButton(null);
                }}
              />
            </Suspense>
          </Popover>
        </>
      )}
    />
  );
}
