import { type FieldInputProps, type FormikConfig, type FormikValues, useFormik } from "formik";
import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Formik's form, in which nothing moves under a press. A field counts as left once the press that took the focus from
 * it has become a click: its error is a line more, and a button below would step aside between press and release.
 */
export function useSteadyForm<Values extends FormikValues>(config: FormikConfig<Values>) {
  const formik = useFormik<Values>(config);
  const afterPress = useAfterPress();
  const getFieldProps: typeof formik.getFieldProps = (field) => {
    const props: FieldInputProps<unknown> = formik.getFieldProps(field);
    const onBlur = (event: FocusEvent) => afterPress(() => props.onBlur(event));
    return { ...props, onBlur };
  };
  return { ...formik, getFieldProps };
}

/** Runs something at once, or after the click while the mouse, or the finger that stands for it, is down. */
function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      pressed.current = type === "mousedown";
    };
    const types = ["mousedown", "mouseup", "dragend"];
    for (const type of types) window.addEventListener(type, follow, true);
    return () => {
      for (const type of types) window.removeEventListener(type, follow, true);
    };
  }, []);
  return (run) => (pressed.current ? afterClick(run) : run());
}

/** What is released elsewhere than it was pressed never clicks; what is dragged is not even released. */
function afterClick(run: () => void): void {
  let settled = false;
  const settle = () => {
    if (!settled) run();
    settled = true;
  };
  window.addEventListener("click", settle, { once: true });
  window.addEventListener("dragend", settle, { once: true });
  // The click comes in the same turn as the release.
  window.addEventListener("mouseup", () => setTimeout(settle), { once: true });
}
