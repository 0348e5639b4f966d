import type { FormikValues } from "formik";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { Schema } from "yup";
import type { CallError } from "../callError";
import type { MessageId } from "../messages";
import { useSteadyForm } from "./useSteadyForm";

type Options<Values> = {
  initialValues: Values;
  /** Its texts are message ids. */
  schema: Schema;
  /** Sends the form; a failure is shown at the fields that it names, and above the form. */
  send: (values: Values) => Promise<CallError | undefined>;
};

/** What the server refused: the value as it was, and why, in its own words. */
type Refused = Record<string, { value: unknown; text: string }>;

/**
 * A form that is sent by one call. Errors show once a field has been left or the form has been sent; what the server
 * refused stays marked until it is changed. Nothing that was typed is lost.
 */
export function useCallForm<Values extends FormikValues>({ initialValues, schema, send }: Options<Values>) {
  const intl = useIntl();
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<CallError>();
  const formik = useSteadyForm<Values>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values) => {
      setFailure(undefined);
      const error = await send(values);
      setFailure(error);
      setRefused(Object.fromEntries(error?.fields.map(({ Field, Message }) => refusal(values, Field, Message)) ?? []));
    },
  });
  const names = Object.keys(initialValues);

  const errorOf = (name: string): string | undefined => {
    const known = refused[name];
    if (known && known.value === formik.values[name]) return known.text;
    const error = formik.errors[name];
    const due = formik.touched[name] || formik.submitCount > 0;
    return due && typeof error === "string" ? intl.formatMessage({ id: error as MessageId }) : undefined;
  };
  const errors = names.flatMap((name) => {
    const message = errorOf(name);
    return message && formik.submitCount > 0 ? [{ name, message }] : [];
  });
  return {
    formik,
    errors,
    /** For a field of ui/: value, handlers and error. */
    field: (name: keyof Values & string) => ({ ...formik.getFieldProps(name), error: errorOf(name) }),
    checkbox: (name: keyof Values & string) => ({
      ...formik.getFieldProps({ name, type: "checkbox" }),
      value: undefined,
      error: errorOf(name),
    }),
    /** A failure that names no field, in words; a 401 leads away by itself. */
    failureText: failure && failure.fields.length === 0 ? failureText(failure, intl) : undefined,
    // Counted once an attempt is over: only then is known what was wrong with it.
    attempt: formik.isSubmitting ? 0 : formik.submitCount,
  };
}

function refusal(values: FormikValues, name: string, text: string): [string, Refused[string]] {
  return [name, { value: values[name], text }];
}

function failureText({ message }: CallError, intl: ReturnType<typeof useIntl>): string {
  return message === "" ? intl.formatMessage({ id: "error.communication" }) : message;
}
