import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { token } from "../../../platform/web/theme/token";
import type { PolicySection } from "../information.schemas";

const Sections = styled("div")({ display: "grid", gap: 32, "& section": { display: "grid", gap: 12 } });

const Heading = styled("h2")({ fontSize: "1.375rem", lineHeight: 1.25, margin: 0 });

const Terms = styled(Table)({
  lineHeight: "inherit",
  "& th, & td": { padding: "10px 12px", verticalAlign: "top", width: "50%", color: "inherit" },
  "& thead th": { border: 0, background: token("sunken"), fontWeight: 700 },
  "& tbody th": { fontWeight: 400 },
  "& tbody td": { fontWeight: 600 },
});

/** Keys by position, as two sections may be equal while they are being written. */
const keyed = (text: string, place: number) => `${place} ${text}`;

/** The sections of a policy. */
export function PolicyText({ sections }: { readonly sections: readonly PolicySection[] }) {
  return (
    <Sections>
      {sections.map((section, place) => (
        <section key={keyed(section.heading, place)}>
          <Heading>{section.heading}</Heading>
          {section.paragraphs.map((paragraph, at) => (
            <p key={keyed(paragraph, at)}>{paragraph}</p>
          ))}
          {section.list ? (
            <ul>
              {section.list.map((item, at) => (
                <li key={keyed(item, at)}>{item}</li>
              ))}
            </ul>
          ) : null}
          {section.table ? <PolicyTable {...section.table} /> : null}
        </section>
      ))}
    </Sections>
  );
}

function PolicyTable({ head, rows }: NonNullable<PolicySection["table"]>) {
  return (
    <Terms>
      <TableHead>
        <TableRow>
          {head.map((text, at) => (
            <TableCell key={keyed(text, at)}>{text}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([when, what], at) => (
          <TableRow key={keyed(when, at)}>
            <TableCell component="th" scope="row">
              {when}
            </TableCell>
            <TableCell>{what}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Terms>
  );
}
