import Type, { type TSchema } from "typebox";
import { methodLapses } from "../../../features/plan/checkout/checkout.charge";
import { type CheckoutEventType, holderMatches } from "../../../features/plan/checkout/checkout.events";
import { PaymentProvider, ProductType } from "../../../shared/enumerations";
import { refusalCodes } from "../../../shared/refusals";
import { Id, InstantMs, MinorUnits, Nullable, Strict } from "../../../shared/schemas";
import { type EventField, eventFields, eventTypes, type FieldKind, type SentEvent } from "./event-fields";

const oneOf = (values: readonly (string | number)[]) => Type.Union(values.map((value) => Type.Literal(value)));

const Refusal = Strict({
  code: oneOf(refusalCodes),
  facts: Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 80 }), Type.Number()])),
});

const kinds: Record<FieldKind, TSchema> = {
  booking: Id,
  bookingNumber: Id,
  attempt: Type.String({ minLength: 1, maxLength: 64 }),
  amount: MinorUnits,
  price: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  instant: InstantMs,
  method: oneOf(Object.values(PaymentProvider)),
  lapse: oneOf(methodLapses),
  product: oneOf(Object.values(ProductType)),
  holder: oneOf(holderMatches),
  yes: Type.Boolean(),
  check: Nullable(Refusal),
};

/** An event without its instant, made from the same table as the forms. */
export const SentEventBody = Type.Unsafe<SentEvent>(Type.Union(eventTypes.map(schemaOf)));

function schemaOf(type: CheckoutEventType): TSchema {
  return Strict({ type: Type.Literal(type), ...propertiesOf(eventFields[type]) });
}

/** Fields such as `booking.amount` are inside a nested object. */
function propertiesOf(fields: readonly EventField[]): Record<string, TSchema> {
  const outer: Record<string, TSchema> = {};
  const inner: Record<string, Record<string, TSchema>> = {};
  for (const { path, kind, optional } of fields) {
    const [first = path, second] = path.split(".");
    const schema = optional ? Type.Optional(kinds[kind]) : kinds[kind];
    if (second === undefined) outer[first] = schema;
    else inner[first] = { ...inner[first], [second]: schema };
  }
  const nested = Object.entries(inner).map(([name, properties]) => [name, Strict(properties)]);
  return { ...outer, ...Object.fromEntries(nested) };
}
