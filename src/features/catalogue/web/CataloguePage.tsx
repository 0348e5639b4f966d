import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { useSearchParams } from "react-router";
import { token } from "../../../platform/web/theme/token";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { NewsDeskPage } from "../../information/web/desk/NewsDeskPage";
import { TextsDeskPage } from "../../information/web/desk/TextsDeskPage";
import { PhotosPage } from "../../photos/web/PhotosPage";
import { NEWS_PARAM, PHOTOS_PARAM, QUOTE_PARAM, TEXTS_PARAM } from "../../photos/web/photosPaths";
import type { CatalogueSetup } from "../catalogue.schemas";
import { CatalogueWaiting } from "./CatalogueWaiting";
import { useGetCatalogueStandingQuery } from "./catalogue.api";
import { QuotePage } from "./quote/QuotePage";
import { SetupCallouts } from "./SetupCallouts";
import { tableName } from "./tableName";
import { MadeChanges } from "./tables/MadeChanges";
import { sheetNamed } from "./tables/rowSchema";
import { TablePage } from "./tables/TablePage";
import { TABLE_PARAM, tablePath } from "./tables/tableAddress";

const Stock = styled(Table)({
  maxWidth: "46rem",
  fontSize: "1rem",
  lineHeight: 1.35,
  "& th, & td": { verticalAlign: "baseline", fontWeight: 600 },
  "& thead th": { fontSize: "0.9375rem" },
  "& td": { fontWeight: 400, whiteSpace: "nowrap" },
  "& code": { display: "block", color: token("inkSoft"), fontSize: "0.875rem", fontWeight: 400 },
});

const Commands = styled("pre")({
  margin: 0,
  padding: "14px 16px",
  whiteSpace: "pre-wrap",
  borderRadius: 8,
  background: token("sunken"),
  fontSize: "0.9375rem",
});

const commands = `malecon export catalogue
malecon import catalogue --dry-run
malecon import catalogue`;

/**
 * /support/catalogue: the shop's stock, what is missing, and how it is changed (OPS-29); and under it the pages of photographs
 * (PHOTO-1), quotes (OPS-41), news (INFO-20) and texts (INFO-21); a table's rows. (OPS-42)
 */
export default function CataloguePage() {
  const [params] = useSearchParams();
  const sheet = sheetNamed(params.get(TABLE_PARAM));
  if (params.has(PHOTOS_PARAM)) return <PhotosPage />;
  if (params.has(NEWS_PARAM)) return <NewsDeskPage />;
  if (params.has(TEXTS_PARAM)) return <TextsDeskPage param={TEXTS_PARAM} />;
  if (sheet) return <TablePage key={sheet.name} sheet={sheet} />;
  return params.has(QUOTE_PARAM) ? <QuotePage /> : <SetupPage />;
}

function SetupPage() {
  const { data, isError, refetch } = useGetCatalogueStandingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={<FormattedMessage id="support.catalogue.title" />}
      lead={<FormattedMessage id="support.catalogue.lead" />}
    >
      {data ? <Status status={data} /> : <CatalogueWaiting isError={isError} onRetry={refetch} height={600} />}
    </PageFrame>
  );
}

function Status({ status: { Missing, Tables } }: { readonly status: CatalogueSetup }) {
  return (
    <>
      <Box sx={{ mb: 4 }}>
        {Missing.length > 0 ? (
          <SetupCallouts missing={Missing} />
        ) : (
          <Callout kind="success" title={<FormattedMessage id="support.catalogue.complete" />} />
        )}
      </Box>
      <Section title={<FormattedMessage id="support.catalogue.tables" />}>
        <Stock>
          <TableHead>
            <TableRow>
              <TableCell>
                <FormattedMessage id="support.catalogue.table" />
              </TableCell>
              <TableCell align="right">
                <FormattedMessage id="support.catalogue.rows" />
              </TableCell>
              <TableCell align="right">
                <FormattedMessage id="support.catalogue.offSale" />
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {Tables.map(({ Name, Rows, OffSale }) => (
              <TableRow key={Name}>
                <TableCell component="th" scope="row">
                  <TextLink to={tablePath({ Table: Name })}>
                    <FormattedMessage id={tableName(Name)} />
                  </TextLink>
                  <code>{Name}.csv</code>
                </TableCell>
                <TableCell align="right">
                  <FormattedNumber value={Rows} />
                </TableCell>
                <TableCell align="right">{OffSale > 0 ? <FormattedNumber value={OffSale} /> : "–"}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Stock>
      </Section>
      <MadeChanges />
      <Section
        title={<FormattedMessage id="support.catalogue.change" />}
        lead={<FormattedMessage id="support.catalogue.changeText" />}
      >
        <Commands>
          <code>{commands}</code>
        </Commands>
      </Section>
    </>
  );
}
