import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { token } from "../../../../platform/web/theme/token";

const Folded = styled("details")({
  minWidth: 0,
  "& > summary": {
    cursor: "pointer",
    width: "fit-content",
    paddingBlock: 6,
    color: token("sea"),
    fontSize: "0.9375rem",
    fontWeight: 600,
  },
  "& > div": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 8, paddingBlock: 8 },
});

type Props = { readonly title: ReactNode; readonly children: ReactNode };

/** Content that is shown at a press. It is rendered, and so loads data, only while it is expanded. */
export function Fold({ title, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <div>{open && children}</div>
    </Folded>
  );
}
