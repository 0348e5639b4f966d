/** The WhatsApp Business account (Cloud API). */
export type WhatsAppAccount = {
  apiUrl: string;
  phoneNumberId: string;
  /** The account that the number and the templates belong to (WABA); null: not given, so nobody can look at them. */
  businessAccountId: string | null;
  token: string;
  /** Signs the requests to our webhook. */
  appSecret: string;
  /** Sent once by whoever configures the webhook. */
  verifyToken: string;
  /** The stand-in of development takes the messages: nobody receives them. */
  isStandIn: boolean;
};
