import { FormattedMessage } from "react-intl";
import { usualWeather } from "../../../shared/weather/usualWeather";
import { usePlaceName } from "../intl/usePlaceName";
import { useWeatherWords } from "./weatherWords";

type Props = {
  readonly zone: { readonly code: string; readonly name: string };
  /** From 0. */
  readonly month: number;
};

/** The weather of a zone in a month, in a sentence; nothing for a zone without data. (PAPER-21) */
export function WeatherOfMonth({ zone, month }: Props) {
  const place = usePlaceName();
  const { degrees, monthName } = useWeatherWords();
  const weather = usualWeather(zone.code)?.[month];
  if (!weather) return null;
  const { day, night, rain, sea } = weather;
  return (
    <FormattedMessage
      id="weather.ofMonth"
      values={{
        place: place(zone.name),
        month: monthName(month, "long"),
        day: degrees(day),
        night: degrees(night),
        rain,
        coast: String(sea !== null),
        sea: sea !== null && degrees(sea),
      }}
    />
  );
}
