import { useIntl } from "react-intl";
import { inFahrenheit } from "../../../shared/weather/usualWeather";

/**
 * Temperatures in Celsius and Fahrenheit, because many guests come from the United States, and the names of months. A
 * line ends between the two temperatures, never within one.
 */
export function useWeatherWords() {
  const intl = useIntl();
  const unit = (degrees: number, name: "celsius" | "fahrenheit") =>
    intl.formatNumber(degrees, { style: "unit", unit: name }).replaceAll(" ", "\u00A0");
  return {
    degrees: (celsius: number) => `${unit(celsius, "celsius")} (${unit(inFahrenheit(celsius), "fahrenheit")})`,
    /** `month` from 0. */
    monthName: (month: number, style: "long" | "short") =>
      intl.formatDate(Date.UTC(2026, month, 1), { month: style, timeZone: "UTC" }),
  };
}
