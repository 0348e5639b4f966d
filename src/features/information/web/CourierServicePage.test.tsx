import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../test/fixtures/web/appTestBed";
import { answer } from "../../../../test/fixtures/web/wireTestBed";

const asked: string[] = [];

serveApp(
  http.get("*/api/faq/*", () => answer([])),
  http.get("*/api/information/courierRates", () =>
    answer({
      Bands: [{ UpToGrams: 500, West: 1_900, Centre: 2_200, East: 2_500 }],
      Provinces: [
        { Id: 11, Name: "Holguín" },
        { Id: 2, Name: "La Habana" },
        { Id: 3, Name: "Matanzas" },
      ],
    }),
  ),
  http.get("*/api/information/courierQuote/:province/:grams", ({ params }) => {
    asked.push(`${params.province}/${params.grams}`);
    return answer({ Grams: 400, UpToGrams: 500, Price: 1_900, DaysFrom: 5, DaysTo: 8 });
  }),
);

it("the courier page understands a weight typed with a decimal comma and its unit, and writes weights with a decimal point (WEB-14)", async () => {
  await openApp("/courier-service", { auth: signedInAs("t1") });
  expect(await screen.findByRole("rowheader", { name: "0.5 kg" })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(/province/), "Matanzas");
  await userEvent.type(screen.getByLabelText(/kilograms/), "0,4 kg");
  await userEvent.click(screen.getByRole("button", { name: "Show the price" }));
  expect(await screen.findByText(/^Up to 0.5 kg, delivered to the door/)).toBeVisible();
  expect(asked).toEqual(["3/400"]);
});

it("the courier page hides a price once another weight has been typed (INFO-5)", async () => {
  await openApp("/courier-service", { auth: signedInAs("t1") });
  await userEvent.selectOptions(await screen.findByLabelText(/province/), "Matanzas");
  await userEvent.type(screen.getByLabelText(/kilograms/), "0.4");
  await userEvent.click(screen.getByRole("button", { name: "Show the price" }));
  expect(await screen.findByText(/^Up to 0.5 kg/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/kilograms/), "5");
  expect(screen.queryByText(/^Up to 0.5 kg/)).not.toBeInTheDocument();
});

it("the courier page offers the provinces in the order of their names in the page's language (WEB-42)", async () => {
  await openApp("/courier-service", { auth: signedInAs("t1") });
  const provinces = within(await screen.findByLabelText(/province/)).getAllByRole("option");
  expect(provinces.slice(1).map(({ textContent }) => textContent)).toEqual(["Havana", "Holguín", "Matanzas"]);
});

it.each(["abc", "1e1", "0x10", "1,5 lb"])("reports a weight that is not a number: %s (INFO-5)", async (typed) => {
  await openApp("/courier-service", { auth: signedInAs("t1") });
  await userEvent.selectOptions(await screen.findByLabelText(/province/), "Matanzas");
  await userEvent.type(screen.getByLabelText(/kilograms/), typed);
  await userEvent.click(screen.getByRole("button", { name: "Show the price" }));
  expect(screen.getByLabelText(/kilograms/)).toHaveAccessibleDescription(
    expect.stringContaining("Enter the weight as a number"),
  );
  expect(screen.queryByText(/We carry parcels/)).not.toBeInTheDocument();
});
