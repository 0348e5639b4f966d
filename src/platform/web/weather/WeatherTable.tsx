import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { usualWeather } from "../../../shared/weather/usualWeather";
import { token } from "../theme/token";
import { useWeatherWords } from "./weatherWords";

const Table = styled("table")({
  borderCollapse: "collapse",
  width: "100%",
  maxWidth: 720,
  "& th, & td": { padding: "6px clamp(3px, 1vw, 8px)", textAlign: "end", borderBottom: `1px solid ${token("sand")}` },
  "& th:first-of-type": { textAlign: "start", paddingInlineStart: 0 },
  "& thead th": { fontSize: "0.9375rem", verticalAlign: "bottom", lineHeight: 1.25 },
  "& tbody th": { fontWeight: 600 },
});

/** The usual weather of a zone month by month; nothing for a zone without data. (PAPER-21) */
export function WeatherTable({ zoneCode }: { readonly zoneCode: string }) {
  const { degrees, monthName } = useWeatherWords();
  const months = usualWeather(zoneCode);
  if (!months) return null;
  const isByTheSea = months.some(({ sea }) => sea !== null);
  return (
    <Table className="tabular">
      <thead>
        <tr>
          <FormattedMessage id="weather.month">{(text) => <th scope="col">{text}</th>}</FormattedMessage>
          <FormattedMessage id="weather.day">{(text) => <th scope="col">{text}</th>}</FormattedMessage>
          <FormattedMessage id="weather.night">{(text) => <th scope="col">{text}</th>}</FormattedMessage>
          <FormattedMessage id="weather.rain">{(text) => <th scope="col">{text}</th>}</FormattedMessage>
          {isByTheSea && <FormattedMessage id="weather.sea">{(text) => <th scope="col">{text}</th>}</FormattedMessage>}
        </tr>
      </thead>
      <tbody>
        {months.map(({ day, night, rain, sea }, month) => (
          <tr key={monthName(month, "short")}>
            <th scope="row">{monthName(month, "short")}</th>
            <td>{degrees(day)}</td>
            <td>{degrees(night)}</td>
            <td>{rain}</td>
            {sea !== null && <td>{degrees(sea)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
