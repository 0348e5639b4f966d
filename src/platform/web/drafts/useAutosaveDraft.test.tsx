import { act, renderHook } from "@testing-library/react";
import { useFormik } from "formik";
import { useFill } from "../forms/useFill";
import { useAutosaveDraft } from "./useAutosaveDraft";

it("a form is stored once something is typed, not if it was only filled in, because that would overwrite a draft (FAULT-25)", async () => {
  const kept: object[] = [];
  const keep = (values: object) => kept.push(values);
  const { result } = renderHook(() => {
    const form = useFormik({ initialValues: { name: "", edition: "" }, onSubmit: () => undefined });
    const { fill, filled } = useFill(form);
    useAutosaveDraft(form, filled, keep);
    return { form, fill };
  });
  await act(async () => result.current.fill((values) => ({ ...values, edition: "2" })));
  expect(result.current.form.values).toEqual({ name: "", edition: "2" });
  expect(kept).toEqual([]);
  await act(async () => void result.current.form.setFieldValue("name", "Ana"));
  expect(kept).toEqual([{ name: "Ana", edition: "2" }]);
});
