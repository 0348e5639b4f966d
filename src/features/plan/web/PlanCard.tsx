import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

type Props = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A card beside the plan, with a title and perhaps a line about its subject. */
export function PlanCard({ title, note, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        )}
      </div>
      {children}
    </Card>
  );
}
