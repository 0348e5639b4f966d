/** The WhatsApp Business account (Cloud API). */
export type WhatsAppAccount = {
  apiUrl: string;
  phoneNumberId: string;
  /** The account of the number and the templates (WABA); null: not set, so templates cannot be checked. */
  businessAccountId: string | null;
  token: string;
  /** The secret that signs requests to our webhook. */
  appSecret: string;
  /** The token that whoever configures the webhook enters; sent once. */
  verifyToken: string;
  /** True for development's stand-in, which delivers nothing. */
  isStandIn: boolean;
};
