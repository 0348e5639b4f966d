import Type, { type Static } from "typebox";
import { Line, Strict, Uuid } from "../../../../shared/schemas";
import { LONGEST_FLOW_STATUS } from "../../cardFrame";
import { cardOrder, optionalInCardOrder } from "../order.schemas";

/** The data for the card form: the public key for the provider's fields, and their address. */
export const CardFields = Strict({
  ApiAccessKey: Type.String(),
  /** The URL of the page that holds them, on another origin than the shop's. (SAFE-16) */
  Page: Type.String(),
});
export type CardFields = Static<typeof CardFields>;

const Fact = Type.String({ maxLength: 500 });
const BrowserInfo = Strict({
  browser_accept_header: Type.Optional(Fact),
  browser_javascript_enabled: Type.Optional(Type.Boolean()),
  browser_java_enabled: Type.Optional(Type.Boolean()),
  browser_language: Type.Optional(Fact),
  browser_color_depth: Type.Optional(Fact),
  browser_screen_height: Type.Optional(Fact),
  browser_screen_width: Type.Optional(Fact),
  browser_tz: Type.Optional(Fact),
  browser_user_agent: Type.Optional(Fact),
  browser_http_origin: Type.Optional(Fact),
});
export type BrowserInfo = Static<typeof BrowserInfo>;

/** The outcome, in the provider's word. */
export const Authenticated = Strict({ FlowStatus: Line(LONGEST_FLOW_STATUS) });
export type Authenticated = Static<typeof Authenticated>;

export const CloverPayment = Strict({
  ...cardOrder,
  /** The provider's single-use token; without it, `CardId` names a saved card. */
  Token: Type.Optional(Type.String({ pattern: "^clv_[A-Za-z0-9_-]{1,80}$", shape: "cloverToken" })),
  CardId: Type.Optional(Uuid),
  /** What the provider's program reports about the browser, under the provider's names; for 3-D Secure. */
  Browser: Type.Optional(BrowserInfo),
  /** The provider saves the token's card for later payments. */
  KeepCard: Type.Optional(Type.Boolean()),
});
export type CloverPayment = Static<typeof CloverPayment>;

/** The same as a request body, in which some fields are optional. */
export const CloverPaymentBody = Strict({ ...CloverPayment.properties, ...optionalInCardOrder });
export type CloverPaymentBody = Static<typeof CloverPaymentBody>;
