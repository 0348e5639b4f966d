import type { PhotoSubject } from "./photoSubject";
import type { StaffRole } from "./staffRole";

/** Who may call: anybody, a signed-in client (or staff for themselves), or staff only. */
export type Access = "public" | "client" | "staff";

/**
 * Whether staff who act in a client's place may make a call: never one that pays, signs, refunds, consents (also to
 * bookings and proposals), proves an identity, or concerns passwords or cards. (DESK-8)
 */
export type ImpersonatorMay = "act" | "notAct";

/**
 * Every call declares whether staff acting for a client may make it, except calls of staff alone and those that anybody
 * may read.
 */
type Allowed =
  | {
      access: "staff";
      staff: readonly StaffRole[];
      beforeSecondFactor?: true;
      reauthenticated?: true;
      method: Method;
      changes?: true;
      impersonator?: never;
      ownPages?: never;
    }
  | {
      access: "public";
      method: "GET";
      staff?: never;
      beforeSecondFactor?: never;
      reauthenticated?: never;
      changes?: never;
      impersonator?: never;
      ownPages?: never;
    }
  | {
      access: "public" | "client";
      staff?: readonly StaffRole[];
      beforeSecondFactor?: never;
      reauthenticated?: never;
      method: Method;
      changes?: true;
      impersonator: ImpersonatorMay;
      ownPages?: true;
    };

export type Method = "GET" | "POST";

/**
 * A call written once for both sides: the browser builds its request from it, the server registers its route from it.
 * `types` exists for the compiler only and is never set. A body or an answer of type `Blob` is a file's bare bytes.
 */
export type Endpoint<Path extends string = string, Data = unknown, Body = unknown> = {
  readonly method: Method;
  readonly path: Path;
  readonly access: Access;
  /**
   * The staff roles that the call serves; the owner is always one of them. With `access` staff it serves only them,
   * otherwise also those who act for a client. By default a client's call serves the roles that look after clients.
   * (DESK-17)
   */
  readonly staff?: readonly StaffRole[];
  /** Open to staff who have no second factor yet, as they need it to set one up. (DESK-20) */
  readonly beforeSecondFactor?: true;
  /**
   * It gives power or moves money: staff must have signed in, or confirmed their identity, minutes before. (SAFE-60)
   */
  readonly reauthenticated?: true;
  readonly impersonator?: ImpersonatorMay;
  /** A GET of WIRE-15 that changes something: needs the header, refuses navigations, is not cached. */
  readonly changes?: true;
  /** It reads or writes the refresh cookie, so a browser may make it only from our own origin. (SAFE-18) */
  readonly ownPages?: true;
  /** Its answer may be null besides its data. From any other read, null means that there is no answer. */
  readonly nullable?: true;
  readonly types?: { data: Data; body: Body };
};

/** Required exactly where the answer may be null, so that the browser knows it too. */
type MayBeNull<Data> = [Data] extends [null] ? unknown : null extends Data ? { nullable: true } : { nullable?: never };

/** `endpoint<Data, Body>()({ method, path, access })`: the data types are given, the path's is inferred. */
export function endpoint<Data, Body = undefined>() {
  return <const Path extends string>(
    definition: { path: Path } & Allowed & MayBeNull<Data>,
  ): Endpoint<Path, Data, Body> => definition;
}

/** A client's call that staff may make in their place. */
export const byClient = { access: "client", impersonator: "act" } as const;
/** A client's call that nobody makes in their place. */
export const byClientAlone = { access: "client", impersonator: "notAct" } as const;
/** A call of visitors too, which staff may make in a client's place. */
export const byAnybody = { access: "public", impersonator: "act" } as const;

type Declared = { method: string; access: Access; changes: boolean; impersonator: ImpersonatorMay | undefined };

/**
 * Whether staff in a client's place may make a call. A call that declares nothing may be made only if it is a public
 * read.
 */
export function mayImpersonator({ method, access, changes, impersonator }: Declared): boolean {
  return impersonator === undefined ? access === "public" && method === "GET" && !changes : impersonator === "act";
}

/** The types of path parameters by name. Any other parameter is a number. */
type ParameterTypes = Record<"lang" | "language" | "code" | "name" | "field" | "day" | "from" | "to" | "cars", string> &
  Record<"subject", PhotoSubject> &
  Record<"scheme", "day" | "night"> &
  Record<"paymentId" | "cardId" | "photoId" | "proofId", string> &
  Record<"isSent", boolean>;

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : Path;
type ParameterName<Segment extends string> = Segment extends `:${infer Name}` ? Name : never;

/** The names of the parameters in a path: `id` and `lang` in `/api/bookings/:id/:lang`. */
export type ParameterNames<Path extends string> = ParameterName<Segments<Path>>;

/** The parameters of a path such as `/api/bookings/:id/:lang`. */
export type PathParameters<Path extends string> = {
  [Name in ParameterNames<Path>]: Name extends keyof ParameterTypes ? ParameterTypes[Name] : number;
};

export type DataOf<E extends Endpoint> = NonNullable<E["types"]>["data"];
export type BodyOf<E extends Endpoint> = NonNullable<E["types"]>["body"];

type HasNone<Parameters> = [keyof Parameters] extends [never] ? true : false;

/** The argument of a call: the path's parameters, the body, or the parameters with the body as `body`. */
export type ArgumentOf<E extends Endpoint> =
  HasNone<PathParameters<E["path"]>> extends true
    ? [BodyOf<E>] extends [undefined]
      ? // biome-ignore lint/suspicious/noConfusingVoidType: a hook of RTK Query may be called without an argument only if it is void.
        void
      : BodyOf<E>
    : PathParameters<E["path"]> & ([BodyOf<E>] extends [undefined] ? unknown : { body: BodyOf<E> });

/** A path with its parameters filled in, each encoded. */
export function buildPath<Path extends string>(path: Path, parameters: PathParameters<Path>): string {
  const values: Readonly<Record<string, unknown>> = parameters;
  return path
    .split("/")
    .map((segment) => (segment.startsWith(":") ? encodeURIComponent(String(values[segment.slice(1)])) : segment))
    .join("/");
}
