import { act, renderHook, waitFor } from "@testing-library/react";
import { useFormik } from "formik";
import { useEffect } from "react";
import { useFill } from "./useFill";

it("two answers that arrive together both fill in their part of a form (ACC-18)", async () => {
  const { result } = renderHook(() => {
    const formik = useFormik({ initialValues: { name: "", passport: "", typed: "kept" }, onSubmit: () => {} });
    const { fill } = useFill(formik);
    useEffect(() => fill((values) => ({ ...values, name: "Ana" })), [fill]);
    useEffect(() => fill((values) => ({ ...values, passport: "XDA123456" })), [fill]);
    return formik.values;
  });
  await waitFor(() => expect(result.current).toEqual({ name: "Ana", passport: "XDA123456", typed: "kept" }));
});

it("an answer that arrives during typing does not undo what was typed (ACC-18)", async () => {
  const { result } = renderHook(() => {
    const formik = useFormik({ initialValues: { name: "", typed: "" }, onSubmit: () => {} });
    return { formik, fill: useFill(formik).fill };
  });
  act(() => {
    void result.current.formik.setFieldValue("typed", "VA");
    result.current.fill((values) => ({ ...values, name: "Ana" }));
  });
  await waitFor(() => expect(result.current.formik.values).toEqual({ name: "Ana", typed: "VA" }));
});
