import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { displayFamily } from "../../../../../platform/web/theme/typography";
import { coloursOf } from "../../../../../shared/brandColours";
import type { Colours } from "../../../../../shared/palette";
import { variablesOf } from "../../../../../shared/shopStyle";
import { brandIn, contrastProblems } from "../../../../brand/brand.rules";
import type { BrandForm, OwnBrand } from "../../../../brand/brand.schemas";

const Sheet = styled("section")({
  overflow: "hidden",
  border: `1px solid ${token("sand")}`,
  borderRadius: 10,
  color: token("ink"),
  background: token("page"),
  "& + &": { marginTop: 16 },
});

const Head = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "10px 14px",
  borderBottom: `2px solid ${token("ink")}`,
  fontFamily: displayFamily,
  fontWeight: 800,
  fontSize: "1.25rem",
  overflowWrap: "anywhere",
  "& img": { flex: "none" },
});

const Body = styled("div")({
  display: "grid",
  gap: 12,
  padding: 14,
  "& h3": { color: token("sea"), fontSize: "1.125rem" },
  "& span[data-link]": { color: token("sea"), textDecoration: "underline" },
});

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 10 });

const MailHead = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 10,
  padding: "10px 14px",
  background: token("sea"),
  color: token("onSea"),
  fontWeight: 700,
  overflowWrap: "anywhere",
});

const Letter = styled("span")({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: 7,
  background: token("sea"),
  color: token("onSea"),
  fontFamily: displayFamily,
  fontWeight: 700,
});

/** MUI's names and ours for a palette, for a part of the page. */
const variables = (colours: Colours) => ({
  ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--m-palette-malecon-${name}`, colour])),
  ...variablesOf(colours),
});

type Props = { readonly values: BrandForm; readonly brand: OwnBrand };

/** A page's head, its buttons and a mail's head as they will be, by day and at night. (OPS-150) */
export function BrandPreview({ values, brand }: Props) {
  const wrong = contrastProblems(whole(values)).map(({ Field }) => Field);
  const good = { ...whole(values), ...Object.fromEntries(wrong.map((field) => [field, ""])) };
  const palettes = coloursOf(brandIn(good));
  const name = values.Name || brand.ShownName;
  const mark = (scheme: "day" | "night") =>
    brand.Logos.day || brand.Logos[scheme] ? (
      <img src={brand.Marks[scheme]} width="32" height="32" alt="" />
    ) : (
      <Letter aria-hidden="true">{[...name][0]?.toUpperCase()}</Letter>
    );
  return (
    <>
      {(["day", "night"] as const).map((scheme) => (
        <Sheet key={scheme} style={variables(palettes[scheme])} aria-label={scheme}>
          <Head>
            {mark(scheme)}
            {name}
          </Head>
          <Body>
            <h3>
              <FormattedMessage id={`brand.preview.${scheme}`} />
            </h3>
            <p>
              <FormattedMessage
                id="brand.preview.text"
                values={{ link: (chunks) => <span data-link="">{chunks}</span> }}
              />
            </p>
            <Buttons>
              <Button variant="contained" color="secondary" component="span">
                <FormattedMessage id="brand.preview.action" />
              </Button>
              <Button variant="outlined" component="span">
                <FormattedMessage id="brand.preview.other" />
              </Button>
            </Buttons>
          </Body>
          {/* Mails have the day's head at night too. */}
          <MailHead style={variables(palettes.day)}>
            {mark("day")}
            {name}
          </MailHead>
        </Sheet>
      ))}
    </>
  );
}

/** Colours only once they are typed whole. */
function whole(values: BrandForm): BrandForm {
  const colour = (typed: string) => (/^#[0-9A-Fa-f]{6}$/.test(typed) ? typed : "");
  const { Main, MainNight, Accent, AccentNight } = values;
  return {
    ...values,
    Main: colour(Main),
    MainNight: colour(MainNight),
    Accent: colour(Accent),
    AccentNight: colour(AccentNight),
  };
}
