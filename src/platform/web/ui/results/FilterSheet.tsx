import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../theme/token";

const Sheet = styled(Dialog)({
  "& .MuiDialog-container": { alignItems: "end" },
  "& .MuiDialog-paper": {
    margin: 0,
    width: "100%",
    maxWidth: "none",
    maxHeight: "82vh",
    borderRadius: "16px 16px 0 0",
    borderTop: `2px solid ${token("ink")}`,
    background: token("surface"),
  },
});
const Title = styled("h2")({ padding: "16px 16px 8px", fontSize: "1.25rem" });
const Body = styled("div")({ flex: 1, overflowY: "auto", overscrollBehavior: "contain", padding: "0 16px 12px" });
const Foot = styled("div")({
  display: "flex",
  gap: 12,
  "& > :last-child": { flexGrow: 1 },
  padding: "12px 16px calc(12px + env(safe-area-inset-bottom))",
  borderTop: `1px solid ${token("sand")}`,
});

type Props = {
  readonly title: ReactNode;
  /** The number of results, which is the label of the button that closes the sheet. */
  readonly done: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The filters as a sheet over the results in a narrow window: it traps the focus, and Escape closes it. (CAR-22) */
export default function FilterSheet({ title, done, onClose, children }: Props) {
  const id = useId();
  return (
    <Sheet open onClose={onClose} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Body>{children}</Body>
      <Foot>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="results.closeFilters" />
        </Button>
        <Button variant="contained" onClick={onClose}>
          {done}
        </Button>
      </Foot>
    </Sheet>
  );
}
