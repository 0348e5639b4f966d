import { FormikProvider, useField } from "formik";
import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  createContext,
  type ElementType,
  type FocusEventHandler,
  memo,
  type ReactNode,
  use,
} from "react";
import isEqual from "react-fast-compare";
import { UnreadText } from "../ui/fields/unreadText";

/** The names of the fields in nested values: `Driver.FirstName`, `travelers.0.Passport`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends readonly (infer One)[]
    ? `${Key}.${number}.${FieldPath<One>}`
    : Values[Key] extends object
      ? `${Key}.${FieldPath<Values[Key]>}`
      : Key;
}[keyof Values & string];

/** The props that a field gets from its form by its name. Props on the field itself override them. */
type Found = "value" | "checked" | "onChange" | "onBlur" | "id" | "error";

type FieldProps<Shown extends ElementType, Name extends string> = {
  /** The field to show, such as `TextField`. */
  readonly as: Shown;
  readonly name: Name;
  /** `checkbox`: its value is whether it is checked. */
  readonly type?: string;
} & Omit<ComponentPropsWithoutRef<Shown>, Found | "as" | "name" | "type"> &
  Partial<Pick<ComponentPropsWithoutRef<Shown>, Found & keyof ComponentPropsWithoutRef<Shown>>>;

/** A field of a form with these values: an unknown name does not compile. */
export type FieldOf<Values> = <Shown extends ElementType>(
  props: FieldProps<Shown, FieldPath<Values> & string>,
) => ReactNode;

/** A form's data about its fields, in addition to Formik's. */
export type FieldsOfForm = {
  /** The id of a field's control. */
  readonly idOf: (name: string) => string;
  /** The text of a field's error, if it is to be shown. */
  readonly errorOf: (name: string) => string | undefined;
  readonly onBlur: FocusEventHandler;
  /** Called by a field whose text cannot be parsed: the form is invalid as long as that is so. */
  readonly onUnread: (name: string, isUnread: boolean) => void;
};

const FieldsContext = createContext<FieldsOfForm | null>(null);

/** The part of a form that its fields need. */
export type FormOfFields = {
  readonly formik: ComponentProps<typeof FormikProvider>["value"];
  readonly fields: FieldsOfForm;
};

/** Provides the form to its fields: Formik's own context, and the data in addition to it. */
export function FormProvider({
  form: { formik, fields },
  children,
}: {
  readonly form: FormOfFields;
  readonly children: ReactNode;
}) {
  return (
    <FormikProvider value={formik}>
      <FieldsContext value={fields}>
        <UnreadText value={fields.onUnread}>{children}</UnreadText>
      </FieldsContext>
    </FormikProvider>
  );
}

/**
 * A field of the enclosing form: by its name it finds its value, its error and its handlers. It renders again only if
 * something that it shows has changed, because a form renders at each key press.
 */
function FormField({ as, name, type, ...props }: Pick<FieldProps<ElementType, string>, "as" | "name" | "type">) {
  const [field] = useField(type === undefined ? name : { name, type });
  const fields = use(FieldsContext);
  return (
    <Drawn
      as={as}
      type={type}
      {...field}
      value={type === "checkbox" ? undefined : field.value}
      onBlur={fields?.onBlur}
      id={fields?.idOf(name)}
      error={fields?.errorOf(name)}
      {...props}
    />
  );
}

/**
 * react-fast-compare 2 considers any two files, maps or sets equal, because they have no keys; here they are compared
 * by identity.
 */
const isKeyless = (value: unknown) => value instanceof Blob || value instanceof Map || value instanceof Set;
const isDrawnSame = (before: Record<string, unknown>, now: Record<string, unknown>): boolean =>
  Object.keys(now).every((name) => !isKeyless(now[name]) || now[name] === before[name]) && isEqual(before, now);

const Drawn = memo(function Drawn({ as: Shown, ...props }: { readonly as: ElementType } & Record<string, unknown>) {
  return <Shown {...props} />;
}, isDrawnSame);

/** The field for parts of a form that are components of their own; a form has its own as `form.Field`. */
export const fieldOf = <Values extends object>(): FieldOf<Values> => FormField;
