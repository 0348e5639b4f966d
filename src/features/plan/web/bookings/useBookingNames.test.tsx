import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../../i18n/en.json";
import { useBookingNames } from "./useBookingNames";

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);

const of = (BookingId: number, Name: string, day: string) => ({
  BookingId,
  Name,
  StartsAt: Date.parse(`${day}T15:00:00Z`),
});

const namesOf = (bookings: ReturnType<typeof of>[]) => {
  const nameOf = renderHook(() => useBookingNames(bookings), { wrapper }).result.current;
  return bookings.map((booking) => nameOf(booking).replaceAll("\u00a0", " "));
};

test("bookings with the same name are distinguished by a unique first day, or by number; a single one has its bare name", () => {
  expect(
    namesOf([
      of(1, "Kia Picanto", "2126-12-09"),
      of(1042, "Kia Picanto", "2126-12-09"),
      of(3, "Kia Picanto", "2126-12-12"),
      of(4, "Hotel Nacional", "2126-12-09"),
    ]),
  ).toEqual([
    "Kia Picanto, booking 1",
    "Kia Picanto, booking 1042",
    expect.stringMatching(/^Kia Picanto, \w{3}, Dec 12, 2126$/),
    "Hotel Nacional",
  ]);
});
