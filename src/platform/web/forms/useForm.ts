import type { SerializedError } from "@reduxjs/toolkit";
import { type FieldInputProps, type FormikValues, getIn, prepareDataForValidation, useFormik } from "formik";
import { type FocusEvent, type FormEvent, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type Schema, ValidationError } from "yup";
import { useDayReading } from "../calendar/readDay";
import type { CallError } from "../callError";
import { type ServerMessage, useServerMessage } from "../intl/useServerMessage";
import type { MessageId } from "../messages";
import { fieldId } from "../ui/fields/fieldParts";
import { useAfterPress } from "./useAfterPress";

/** The failure in the result of an RTK Query call. */
type Failure = CallError | SerializedError;
/** `done`: the success message of a form that stays open. */
export type Answer = { readonly error?: Failure | undefined; readonly done?: MessageId | undefined };

type Options<Values> = {
  initialValues: Values;
  /** Its texts are message ids; the parameters of its tests are the values in those messages. */
  schema?: Schema;
  /** Sends valid values. It resolves to the call's result, whose failure is shown. */
  send: (values: Values) => Promise<Answer | undefined>;
  /** A prefix for the fields' ids, where a page has several similar forms. */
  prefix?: string;
  /** When a field shows its problem: after it lost the focus, or only after the form was sent. */
  shows?: "onceLeft" | "onceSent";
};

/** The names of the fields in nested values: `Driver.FirstName`, `travelers.0.Passport`. */
type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends readonly (infer One)[]
    ? `${Key}.${number}.${FieldPath<One>}`
    : Values[Key] extends object
      ? `${Key}.${FieldPath<Values[Key]>}`
      : Key;
}[keyof Values & string];

/** A message with its values. */
export type Problem = { readonly id: string; readonly values: Record<string, string | number> };

type Outcome = {
  readonly done: MessageId | undefined;
  readonly failure: Failure | undefined;
  /** The submitted values, and the server's messages about fields. */
  readonly sent: unknown;
  readonly refused: ReadonlyMap<string, ServerMessage>;
  /** The server's messages about fields that the form does not have. */
  readonly unplaced: readonly ServerMessage[];
};

const nothing: Outcome = { done: undefined, failure: undefined, sent: undefined, refused: new Map(), unplaced: [] };

/** The part of a form that its components need. */
export type FormOf<Values extends FormikValues> = ReturnType<typeof useForm<Values>>;

/**
 * A form: Formik holds its values, Yup validates them, an RTK Query call sends them. A field's problem shows after it
 * lost the focus or the form was sent; a value that the server refused stays marked until it is changed. Input is never
 * lost.
 */
export function useForm<Values extends FormikValues>({
  initialValues,
  schema,
  send,
  prefix,
  shows = "onceLeft",
}: Options<Values>) {
  const intl = useIntl();
  const { order } = useDayReading();
  const say = useServerMessage();
  const afterPress = useAfterPress();
  const [{ done, failure, sent, refused, unplaced }, setOutcome] = useState(nothing);
  const [sending, setSending] = useState(false);
  const [unread, setUnread] = useState<Readonly<Record<string, Problem>>>({});
  const pressed = useRef(false);
  const isRebased = useRef(false);
  const formik = useFormik<Values>({
    initialValues,
    // Problems are computed below, from the rendered values; Formik validates once more before sending.
    validateOnBlur: false,
    validateOnChange: false,
    validate: (values) => ({ ...problemsIn(schema, values), ...unread }),
    onReset: () => {
      if (!isRebased.current) setOutcome(nothing);
    },
    onSubmit: async (values) => {
      setOutcome(nothing);
      setSending(true);
      try {
        const answer = await send(values);
        setOutcome({ ...outcomeOf(answer?.error, values), done: answer?.done });
      } finally {
        setSending(false);
      }
    },
  });
  const { values, touched, submitCount, isSubmitting } = formik;
  const problems = useMemo(() => ({ ...problemsIn(schema, values), ...unread }), [schema, values, unread]);
  const names = namesIn(formik.initialValues);
  const isChanged = (name: string) => getIn(sent, name) !== getIn(values, name);
  const isMended = refused.size > 0 && unplaced.length === 0 && [...refused.keys()].every(isChanged);

  const nameInPage = (name: string) => (prefix === undefined ? name : `${prefix}-${name}`);
  const errorOf = (name: string): string | undefined => {
    const refusal = refused.get(name);
    if (refusal && !isChanged(name)) return say(refusal);
    const problem = problems[name];
    const due = submitCount > 0 || (shows === "onceLeft" && getIn(touched, name) === true);
    return due && problem ? intl.formatMessage(problem, problem.values) : undefined;
  };
  const propsOf = (name: string, type?: "checkbox") => {
    const props: FieldInputProps<unknown> = formik.getFieldProps(type ? { name, type } : name);
    const onBlur = (event: FocusEvent) => afterPress(() => props.onBlur(event));
    return { onBlur, id: fieldId(nameInPage(name)), error: errorOf(name) };
  };
  const summary = () =>
    names.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : { name: nameInPage(name), message };
    });

  return {
    formik,
    values,
    /** The props of an input from ui/: value, handlers and error. */
    field: (name: FieldPath<Values>) => ({ ...formik.getFieldProps(name), ...propsOf(name) }),
    /** For a field whose text may be unreadable: it says so itself, and the form is wrong as long as it does. */
    unread: (name: FieldPath<Values>) => (isUnread: boolean) =>
      setUnread(({ [name]: _, ...others }) =>
        isUnread ? { ...others, [name]: { id: "calendar.noWholeDay", values: { order } } } : others,
      ),
    checkbox: (name: FieldPath<Values>) => ({
      ...formik.getFieldProps({ name, type: "checkbox" }),
      ...propsOf(name, "checkbox"),
      value: undefined,
    }),
    /** All errors of the page, for the summary: none before the first attempt. */
    errors: submitCount > 0 ? summary() : [],
    /**
     * The schema's problems with the present values, shown or not: for forms whose button is disabled until there are
     * none.
     */
    problems: names.flatMap((name) => problems[name] ?? []),
    /** The success message, until something is changed. */
    done: formik.dirty ? undefined : done,
    /**
     * Why the server refused the form, until it is sent again, also if it is then found wrong before it is sent; where
     * the refusal names only fields of the form, until each of them was changed.
     */
    failure: isMended ? undefined : failure,
    unplaced: unplaced.map(say),
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      // A second press in the same frame comes before the state is rendered.
      if (pressed.current) return;
      pressed.current = true;
      // What the server said of the last attempt is no answer to this one. It keeps its marks at the fields.
      if (Object.keys(problems).length > 0)
        setOutcome((last) => ({ ...nothing, sent: last.sent, refused: last.refused }));
      void formik.submitForm().finally(() => {
        pressed.current = false;
      });
    },
    /** Replaces the initial and the present values; the errors that are shown stay. */
    rebase: (initial: Values, present: Values) => {
      isRebased.current = true;
      formik.resetForm({ values: initial, touched, submitCount, isSubmitting });
      isRebased.current = false;
      void formik.setValues(present);
    },
    sending,
    // Counted only after an attempt is over, when its errors are known.
    attempt: isSubmitting ? 0 : submitCount,
  };

  function outcomeOf(failure: Failure | undefined, values: Values): Omit<Outcome, "done"> {
    const refused = new Map<string, ServerMessage>();
    const unplaced: ServerMessage[] = [];
    if (!failure || !("fields" in failure)) return { failure, sent: values, refused, unplaced };
    for (const { Field, Code, Message, Facts } of failure.fields) {
      const said: ServerMessage = {
        message: Message,
        language: failure.language,
        code: Code,
        facts: Facts,
        field: true,
      };
      // A call may carry the form within its body: `BookForm.Driver.FirstName`.
      const name = names.find((name) => Field === name || Field.endsWith(`.${name}`));
      if (name === undefined) unplaced.push(said);
      else refused.set(name, said);
    }
    return { failure, sent: values, refused, unplaced };
  }
}

/** Problems by field name. */
function problemsIn(schema: Schema | undefined, values: FormikValues): Record<string, Problem> {
  try {
    schema?.validateSync(prepareDataForValidation(values), { abortEarly: false, context: values });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const found: Record<string, Problem> = {};
    for (const { path = "", message, params } of error.inner.length > 0 ? error.inner : [error]) {
      found[path.replaceAll(/\[(\d+)\]/g, ".$1")] ??= { id: message, values: valuesIn(params) };
    }
    return found;
  }
}

function valuesIn(params: Record<string, unknown> | undefined): Problem["values"] {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
}

/** The fields in the order of the values: that of the page. */
function namesIn(values: object, path = ""): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? namesIn(value, `${path}${key}.`) : `${path}${key}`,
  );
}
