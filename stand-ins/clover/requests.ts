import Type from "typebox";

/**
 * The requests of Clover's Ecommerce API, as its documentation describes them (test/providers/clover): required and
 * optional fields. Anything else is refused.
 */
const closed = { additionalProperties: false };

const Metadata = Type.Record(Type.String(), Type.String());
const Ecomind = Type.Enum(["ecom", "moto"]);

export const TokenBody = Type.Object(
  {
    card: Type.Object(
      {
        number: Type.String({ pattern: "^[0-9]{12,19}$" }),
        exp_month: Type.String({ pattern: "^(0[1-9]|1[0-2])$" }),
        exp_year: Type.String({ pattern: "^20[0-9]{2}$" }),
        cvv: Type.String({ pattern: "^[0-9]{3,4}$" }),
        brand: Type.Optional(Type.String()),
        name: Type.Optional(Type.String()),
        first6: Type.Optional(Type.String()),
        last4: Type.Optional(Type.String()),
        country: Type.Optional(Type.String()),
        address_line1: Type.Optional(Type.String()),
        address_line2: Type.Optional(Type.String()),
        address_city: Type.Optional(Type.String()),
        address_state: Type.Optional(Type.String()),
        address_zip: Type.Optional(Type.String()),
        address_country: Type.Optional(Type.String()),
      },
      closed,
    ),
  },
  closed,
);

const StoredCredentials = Type.Object(
  {
    sequence: Type.Enum(["FIRST", "SUBSEQUENT"]),
    is_scheduled: Type.Boolean(),
    initiator: Type.Enum(["MERCHANT", "CARDHOLDER"]),
  },
  closed,
);

const BrowserInfo = Type.Object(
  {
    browser_ip: Type.String(),
    browser_accept_header: Type.Optional(Type.String()),
    browser_javascript_enabled: Type.Optional(Type.Boolean()),
    browser_java_enabled: Type.Optional(Type.Boolean()),
    browser_language: Type.Optional(Type.String()),
    browser_color_depth: Type.Optional(Type.String()),
    browser_screen_height: Type.Optional(Type.String()),
    browser_screen_width: Type.Optional(Type.String()),
    browser_tz: Type.Optional(Type.String()),
    browser_user_agent: Type.Optional(Type.String()),
    browser_http_origin: Type.Optional(Type.String()),
  },
  closed,
);

export const ChargeBody = Type.Object(
  {
    amount: Type.Integer({ minimum: 1 }),
    currency: Type.Enum(["usd", "USD"]),
    source: Type.String({ minLength: 1 }),
    capture: Type.Optional(Type.Boolean()),
    ecomind: Type.Optional(Ecomind),
    description: Type.Optional(Type.String()),
    receipt_email: Type.Optional(Type.String()),
    customer: Type.Optional(Type.String()),
    external_reference_id: Type.Optional(Type.String({ maxLength: 12 })),
    external_customer_reference: Type.Optional(Type.String()),
    metadata: Type.Optional(Metadata),
    partial_redemption: Type.Optional(Type.Boolean()),
    soft_descriptor: Type.Optional(Type.String()),
    tax_amount: Type.Optional(Type.Integer({ minimum: 0 })),
    tip_amount: Type.Optional(Type.Integer({ minimum: 0 })),
    intent: Type.Optional(Type.Literal("save_credentials_on_file")),
    stored_credentials: Type.Optional(StoredCredentials),
    threeds: Type.Optional(Type.Object({ source: Type.Literal("CLOVER"), browser_info: BrowserInfo }, closed)),
  },
  closed,
);

/** A charge continues after the bank has asked; `flow_status`: the outcome as Clover's program reports it. */
export const FinishBody = Type.Object(
  {
    charge_id: Type.String({ minLength: 1 }),
    threeds: Type.Object({ source: Type.Literal("CLOVER"), flow_status: Type.String({ minLength: 1 }) }, closed),
  },
  closed,
);

/** Texts, because they are in an address: an instant in epoch milliseconds, one to a hundred, an id. */
const paging = {
  "created.gte": Type.Optional(Type.String({ pattern: "^[0-9]+$" })),
  limit: Type.Optional(Type.String({ pattern: "^([1-9][0-9]?|100)$" })),
  starting_after: Type.Optional(Type.String()),
};
export const ChargeList = Type.Object(paging, closed);
export const RefundList = Type.Object({ ...paging, charge: Type.Optional(Type.String()) }, closed);

export const RefundBody = Type.Object(
  {
    charge: Type.String({ minLength: 1 }),
    amount: Type.Optional(Type.Integer({ minimum: 1 })),
    reason: Type.Optional(Type.Enum(["duplicate", "fraudulent", "requested_by_customer"])),
    external_reference_id: Type.Optional(Type.String({ maxLength: 12 })),
    metadata: Type.Optional(Metadata),
  },
  closed,
);

export const CustomerBody = Type.Object(
  {
    email: Type.String({ minLength: 3 }),
    source: Type.String({ minLength: 1 }),
    ecomind: Type.Optional(Ecomind),
    name: Type.Optional(Type.String()),
    firstName: Type.Optional(Type.String()),
    lastName: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    metadata: Type.Optional(Metadata),
  },
  closed,
);

/** The key of a request that may be repeated: a UUID. */
export const Keyed = Type.Object({ "idempotency-key": Type.String({ format: "uuid" }) });
/** A charge also needs the payer's address. */
export const Charging = Type.Object({ ...Keyed.properties, "x-forwarded-for": Type.String({ minLength: 1 }) });
