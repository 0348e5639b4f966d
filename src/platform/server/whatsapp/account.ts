/** The WhatsApp Business account (Cloud API). */
export type WhatsAppAccount = {
  apiUrl: string;
  phoneNumberId: string;
  token: string;
  /** Signs the requests to our webhook. */
  appSecret: string;
  /** Sent once by whoever configures the webhook. */
  verifyToken: string;
  /** The stand-in of development takes the messages: nobody receives them. */
  isStandIn: boolean;
};
