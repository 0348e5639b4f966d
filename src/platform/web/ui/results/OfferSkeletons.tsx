import { keyframes } from "@emotion/react";
import { styled } from "@mui/material/styles";
import { token } from "../../theme/token";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

const Blank = styled("div")({
  borderRadius: 6,
  background: token("sunken"),
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
});

const List = styled("div")({ display: "grid", gap: 16 });

const Card = styled("div")({
  display: "grid",
  gap: 20,
  padding: 20,
  minHeight: 208,
  border: `1px solid ${token("sand")}`,
  borderRadius: 10,
  background: token("surface"),
  "@media (min-width: 600px)": { gridTemplateColumns: "220px minmax(0, 1fr) 150px" },
});

const Picture = styled(Blank)({ minHeight: 120 });
const Column = styled("div")({ display: "grid", gap: 12, alignContent: "start" });
const Title = styled(Blank)({ height: 26, width: "70%" });
const Text = styled(Blank)({ height: 18, width: "90%" });
const Price = styled(Blank)({ height: 38 });
const Action = styled(Blank)({ height: 44, alignSelf: "end" });

interface OfferSkeletonsProps {
  readonly count: number;
  /** "Looking for cars …", announced once; the shapes are hidden from screen readers. */
  readonly label: string;
}

/** Offer cards in their final shape while the offers are on their way. */
export function OfferSkeletons({ count, label }: OfferSkeletonsProps) {
  return (
    <List role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike and never change places.
        <Card key={index} aria-hidden="true">
          <Picture />
          <Column>
            <Title />
            <Text />
            <Text />
          </Column>
          <Column>
            <Price />
            <Action />
          </Column>
        </Card>
      ))}
    </List>
  );
}
