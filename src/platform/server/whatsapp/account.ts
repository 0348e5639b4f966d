/** The WhatsApp Business account (Cloud API). */
export type WhatsAppAccount = {
  apiUrl: string;
  phoneNumberId: string;
  /** The account of the number and the templates (WABA); null: not set, so they cannot be checked. */
  businessAccountId: string | null;
  token: string;
  /** Signs the requests to our webhook. */
  appSecret: string;
  /** Sent once by whoever configures the webhook. */
  verifyToken: string;
  /** True for development's stand-in, which delivers nothing. */
  isStandIn: boolean;
};
