import { styled } from "@mui/material/styles";
import { token } from "../../../platform/web/theme/token";
import type { PolicySection } from "../information.schemas";

const Sections = styled("div")({ display: "grid", gap: 32, "& section": { display: "grid", gap: 12 } });

const Heading = styled("h2")({ fontSize: "1.375rem", lineHeight: 1.25, margin: 0 });

const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
  "& th, & td": { padding: "10px 12px", textAlign: "start", verticalAlign: "top", width: "50%" },
  "& thead th": { background: token("sunken") },
  "& tbody tr": { borderBottom: `1px solid ${token("sand")}` },
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
    <Table>
      <thead>
        <tr>
          {head.map((text, at) => (
            <th key={keyed(text, at)} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([when, what], at) => (
          <tr key={keyed(when, at)}>
            <th scope="row">{when}</th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
