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

/** The sections of a policy. */
export function PolicyText({ sections }: { readonly sections: readonly PolicySection[] }) {
  return (
    <Sections>
      {sections.map((section) => (
        <section key={section.heading}>
          <Heading>{section.heading}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list ? (
            <ul>
              {section.list.map((item) => (
                <li key={item}>{item}</li>
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
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([when, what]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
