import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import { FormProvider } from "../../../platform/web/forms/FormField";
import { useForm } from "../../../platform/web/forms/useForm";
import { DocumentPhoto } from "./DocumentPhoto";
import { draftOf } from "./documentValues";

function Page() {
  const form = useForm({
    initialValues: draftOf(undefined, { FirstName: "Ana", LastName: "García" }),
    send: async () => undefined,
  });
  return (
    <FormProvider form={form}>
      <DocumentPhoto type={2} countries={[]} onShare={() => undefined} />
    </FormProvider>
  );
}

const open = jest.fn<Promise<ImageBitmap>, []>();
const before = globalThis.createImageBitmap;
beforeEach(() => {
  open.mockReset();
  globalThis.createImageBitmap = open;
  render(
    <IntlProvider locale="en" messages={en}>
      <Page />
    </IntlProvider>,
  );
});
afterAll(() => {
  globalThis.createImageBitmap = before;
});

const choose = (name: string) =>
  userEvent.upload(screen.getByTestId("passport-photo"), new File(["words"], name, { type: "image/jpeg" }));

test("a file that is not a picture is reported as such, and is not offered for sending", async () => {
  open.mockRejectedValue(new DOMException("The source image could not be decoded.", "InvalidStateError"));
  await choose("letter.jpg");
  expect(await screen.findByText("We cannot open this file as a picture")).toBeVisible();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("a failure of the reader is not blamed on the photo, which can still be sent", async () => {
  // The picture has no size, which is measured before anything is read.
  open.mockResolvedValue({ width: 0, height: 0, close: () => undefined });
  await choose("passport.jpg");
  expect(await screen.findByText("The photo cannot be read right now")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /Send this photo too/ })).toBeVisible();
});
