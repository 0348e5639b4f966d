import type { SerializedError } from "@reduxjs/toolkit";
import {
  type FieldInputProps,
  type FormikContextType,
  type FormikValues,
  getIn,
  useFormik,
  validateYupSchema,
  yupToFormErrors,
} from "formik";
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useIntl } from "react-intl";
import type { Schema } from "yup";
import { useDayReading } from "../calendar/readDay";
import type { CallError } from "../callError";
import { type ServerMessage, useServerMessage } from "../intl/useServerMessage";
import type { MessageId } from "../messages";
import { fieldId } from "../ui/fields/fieldParts";
import { problemOf } from "./problems";
import { useAfterPress } from "./useAfterPress";

/** The failure in the result of an RTK Query call. */
type Failure = CallError | SerializedError;
/** `done`: the success message of a form that stays open. */
export type Answer = { readonly error?: Failure | undefined; readonly done?: MessageId | undefined };

type Options<Values> = {
  initialValues: Values;
  /** Its messages are message ids, alone or `withValues`. */
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

/** What came of the last attempt to send: Formik's `status`. */
type Outcome = {
  readonly sending: boolean;
  readonly done: MessageId | undefined;
  readonly failure: Failure | undefined;
  /** The submitted values, and the server's messages about fields. */
  readonly sent: unknown;
  readonly refused: Readonly<Record<string, ServerMessage>>;
  /** The server's messages about fields that the form does not have. */
  readonly unplaced: readonly ServerMessage[];
};

const untried: Outcome = {
  sending: false,
  done: undefined,
  failure: undefined,
  sent: undefined,
  refused: {},
  unplaced: [],
};

/** The part of a form that its components need. */
export type FormOf<Values extends FormikValues> = ReturnType<typeof useForm<Values>>;

/**
 * A form: Formik holds its values and errors, Yup validates them, an RTK Query call sends them. A field's problem shows
 * after it lost the focus or the form was sent; a value that the server refused stays marked until it is changed. Input
 * is never lost. Another schema validates the form anew.
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
  const pressed = useRef(false);
  const formik = useFormik<Values>({
    initialValues,
    initialStatus: untried,
    validationSchema: schema,
    // The errors are those of the values by then: leaving a field changes neither.
    validateOnBlur: false,
    onSubmit: async (values, { setStatus }) => {
      setStatus({ ...untried, sending: true });
      try {
        const answer = await send(values);
        setStatus({ ...outcomeOf(answer?.error, values), done: answer?.done });
      } catch (error) {
        setStatus(untried);
        throw error;
      }
    },
  });
  const { values, errors, touched, submitCount, isSubmitting, validateForm } = formik;
  const status: Outcome = formik.status;
  const { done, failure, sent, refused, unplaced } = status;
  useValidatedAnew(schema, formik);
  const names = namesIn(formik.initialValues);
  const isChanged = (name: string) => getIn(sent, name) !== getIn(values, name);
  const refusedNames = Object.keys(refused);
  const isMended = refusedNames.length > 0 && unplaced.length === 0 && refusedNames.every(isChanged);

  const nameInPage = (name: string) => (prefix === undefined ? name : `${prefix}-${name}`);
  const problemAt = (name: string) => problemOf(getIn(errors, name));
  const errorOf = (name: string): string | undefined => {
    const refusal = refused[name];
    if (refusal && !isChanged(name)) return say(refusal);
    const due = submitCount > 0 || (shows === "onceLeft" && getIn(touched, name) === true);
    const problem = due ? problemAt(name) : undefined;
    // How the reader writes a day is known here, not to the rule that it breaks.
    return problem && intl.formatMessage({ id: problem.id }, { order, ...problem.values });
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
    unread: (name: FieldPath<Values>) => (isUnread: boolean) => {
      if (isUnread) formik.registerField(name, { validate: () => "calendar.noWholeDay" satisfies MessageId });
      else formik.unregisterField(name);
      void validateForm();
    },
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
    problems: names.flatMap((name) => problemAt(name) ?? []),
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
      formik.setStatus({ ...untried, sent, refused });
      void formik.submitForm().finally(() => {
        pressed.current = false;
      });
    },
    /** Replaces the initial and the present values; the errors that are shown stay. */
    rebase: (initial: Values, present: Values) => {
      formik.resetForm({ values: initial, errors, touched, submitCount, isSubmitting, status });
      void formik.setValues(present);
    },
    sending: status.sending,
    // Counted only after an attempt is over, when its errors are known.
    attempt: isSubmitting ? 0 : submitCount,
  };

  function outcomeOf(failure: Failure | undefined, values: Values): Outcome {
    const refused: Record<string, ServerMessage> = {};
    const unplaced: ServerMessage[] = [];
    if (!failure || !("fields" in failure)) return { ...untried, failure, sent: values };
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
      else refused[name] = said;
    }
    return { ...untried, failure, sent: values, refused, unplaced };
  }
}

/**
 * Validates a form at first and whenever another schema finds something else: Formik does so only when values change.
 * A schema that is made by each rendering, and finds the same, changes nothing.
 */
function useValidatedAnew<Values extends FormikValues>(
  schema: Schema | undefined,
  { values, validateForm }: Pick<FormikContextType<Values>, "values" | "validateForm">,
): void {
  const known = useRef("");
  const compare = useEffectEvent((found: unknown) => {
    const text = JSON.stringify(found);
    if (known.current === text) return;
    known.current = text;
    void validateForm();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Formik itself validates changed values.
  useEffect(() => {
    let isOver = false;
    const found = schema ? validateYupSchema(values, schema).then(() => ({}), yupToFormErrors) : Promise.resolve({});
    void found.then((errors) => isOver || compare(errors));
    return () => {
      isOver = true;
    };
  }, [schema]);
}

/** The fields in the order of the values: that of the page. */
function namesIn(values: object, path = ""): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? namesIn(value, `${path}${key}.`) : `${path}${key}`,
  );
}
