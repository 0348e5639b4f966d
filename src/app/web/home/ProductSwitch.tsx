import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { HomeProduct } from "../../../shared/enumerations";

const Group = styled("fieldset")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  "& label": {
    display: "grid",
    placeItems: "center",
    minHeight: 44,
    padding: "0 18px",
    borderRadius: 22,
    border: `2px solid ${token("outline")}`,
    fontWeight: 700,
    cursor: "pointer",
  },
  "& label:has(:checked)": { borderColor: token("sea"), background: token("sea"), color: token("onSea") },
  "& label:has(:focus-visible)": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
  "& input": { position: "absolute", opacity: 0 },
});

type Product = (typeof HomeProduct)[keyof typeof HomeProduct];
type Props = { readonly product: Product; readonly onChange: (product: Product) => void };

/** The choice of what the home page searches for: cars (the default) or lodging. */
export function ProductSwitch({ product, onChange }: Props) {
  const choice = (value: Product, name: "car" | "lodging") => (
    <label>
      <input type="radio" name="product" checked={product === value} onChange={() => onChange(value)} />
      <FormattedMessage id={`home.search.${name}`} />
    </label>
  );
  return (
    <Group aria-labelledby="home-search">
      {choice(HomeProduct.CarRental, "car")}
      {choice(HomeProduct.Hotel, "lodging")}
    </Group>
  );
}
