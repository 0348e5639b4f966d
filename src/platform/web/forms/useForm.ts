import type { SerializedError } from "@reduxjs/toolkit";
import {
  type FormikContextType,
  type FormikValues,
  getIn,
  setIn,
  useFormik,
  validateYupSchema,
  yupToFormErrors,
} from "formik";
import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Schema } from "yup";
import type { MessageId } from "../../../shared/messageId";
import { useDayReading } from "../calendar/readDay";
import type { CallError } from "../callError";
import { type ServerMessage, useServerMessage } from "../intl/useServerMessage";
import { fieldId } from "../ui/fields/fieldParts";
import { type FieldPath, fieldOf } from "./FormField";
import { problemOf } from "./problems";
import { useAfterPress } from "./useAfterPress";

/** The failure in the result of an RTK Query call. */
type Failure = CallError | SerializedError;
/** `done`: the success message of a form that stays open. */
export type Answer = { readonly error?: Failure | undefined; readonly done?: MessageId | undefined };

type Options<Values> = {
  initialValues: Values;
  /** Its messages are message ids, alone or `withValues`. */
  validationSchema?: Schema | undefined;
  /** Sends valid values. It resolves to the call's result, whose failure is shown. */
  send: (values: Values) => Promise<Answer | undefined>;
  /** A prefix for the fields' ids, where a page has several similar forms. */
  prefix?: string;
  /** When a field shows its problem: after it lost the focus, or only after the form was sent. */
  shows?: "onceLeft" | "onceSent";
};

/** The outcome of the last submission: Formik's `status`. */
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

const NO_DAY: MessageId = "calendar.noWholeDay";

/** The part of a form that its components need. */
export type FormOf<Values extends FormikValues> = ReturnType<typeof useForm<Values>>;

/**
 * A form: Formik holds its values and errors, Yup validates them, an RTK Query call sends them. A field's problem shows
 * after it lost the focus or the form was sent; a value that the server refused stays marked until it is changed. Input
 * is never lost. A new schema validates the form again.
 */
export function useForm<Values extends FormikValues>({
  initialValues,
  validationSchema,
  send,
  prefix,
  shows = "onceLeft",
}: Options<Values>) {
  const intl = useIntl();
  const { order } = useDayReading();
  const say = useServerMessage();
  const afterPress = useAfterPress();
  const pressed = useRef(false);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const formik = useFormik<Values>({
    initialValues,
    initialStatus: untried,
    validationSchema,
    validate: () => withUnread({}, unread),
    // `useErrors` validates instead: Formik's own validation sets a flag at its start and end, which renders the form
    // once more.
    validateOnChange: false,
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
  const { values, errors, touched, submitCount, isSubmitting } = formik;
  const status: Outcome = formik.status;
  const { done, failure, sent, refused, unplaced } = status;
  useErrors(formik, validationSchema, unread);
  const names = namesIn(values);
  const isChanged = (name: string) => getIn(sent, name) !== getIn(values, name);
  const refusedNames = Object.keys(refused);
  const isMended = refusedNames.length > 0 && unplaced.length === 0 && refusedNames.every(isChanged);

  const nameInPage = (name: string) => (prefix === undefined ? name : `${prefix}-${name}`);
  const problemAt = (name: string) => problemOf(intl, getIn(errors, name));
  const errorOf = (name: string): string | undefined => {
    const refusal = refused[name];
    if (refusal && !isChanged(name)) return say(refusal);
    const due = submitCount > 0 || (shows === "onceLeft" && getIn(touched, name) === true);
    const problem = due ? problemAt(name) : undefined;
    // The reader's date format is known here, not in the rule, so it is added to the message here.
    return problem && intl.formatMessage({ id: problem.id }, { order, ...problem.values });
  };
  const { handleBlur } = formik;
  const onBlur = useCallback((event: FocusEvent) => afterPress(() => handleBlur(event)), [afterPress, handleBlur]);
  const onUnread = useCallback(
    (name: string, isUnread: boolean) =>
      setUnread((others) => [...others.filter((other) => other !== name), ...(isUnread ? [name] : [])]),
    [],
  );
  const summary = () =>
    names.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : { name: nameInPage(name), message };
    });

  return {
    formik,
    values,
    /** A field of this form, within its `FormProvider`. */
    Field: fieldOf<Values>(),
    /** For the `FormProvider`. */
    fields: { idOf: (name: string) => fieldId(nameInPage(name)), errorOf, onBlur, onUnread },
    /** The text of a field's error, if it is to be shown. */
    errorOf: (name: FieldPath<Values>) => errorOf(name),
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
     * Why the server refused the form: kept until the next submission, even if validation then fails. A refusal that
     * names only fields of the form ends once each of them was changed.
     */
    failure: isMended ? undefined : failure,
    unplaced: unplaced.map(say),
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      // A second press in the same frame comes before the state is rendered.
      if (pressed.current) return;
      pressed.current = true;
      // The server's message about the last attempt is removed, but its field errors stay.
      formik.setStatus({ ...untried, sent, refused });
      void formik.submitForm().finally(() => {
        pressed.current = false;
      });
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
      // A call's body may contain the form: `BookForm.Driver.FirstName`.
      const name = names.find((name) => Field === name || Field.endsWith(`.${name}`));
      if (name === undefined) unplaced.push(said);
      else refused[name] = said;
    }
    return { ...untried, failure, sent: values, refused, unplaced };
  }
}

/** Keeps the errors up to date with values, schema and unparsed texts. Unchanged errors cause no render. */
function useErrors<Values extends FormikValues>(
  { values, setErrors }: Pick<FormikContextType<Values>, "values" | "setErrors">,
  schema: Schema | undefined,
  unread: readonly string[],
): void {
  useEffect(() => {
    let isOver = false;
    const found = schema ? validateYupSchema(values, schema).then(() => ({}), yupToFormErrors) : Promise.resolve({});
    void found.then((errors) => isOver || setErrors(withUnread(errors, unread)));
    return () => {
      isOver = true;
    };
  }, [values, schema, unread, setErrors]);
}

/** An unparsed text has this error, whatever the schema reports, because the schema sees an empty field. (WEB-17) */
const withUnread = <Errors extends object>(errors: Errors, unread: readonly string[]): Errors =>
  unread.reduce((all, name) => setIn(all, name, NO_DAY), errors);

/** The fields in the order of the values: that of the page. A file is one value. */
function namesIn(values: object, path = ""): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === "object" && value !== null && !(value instanceof Blob)
      ? namesIn(value, `${path}${key}.`)
      : `${path}${key}`,
  );
}
