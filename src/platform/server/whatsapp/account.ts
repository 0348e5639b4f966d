/** The WhatsApp Business account (Cloud API). */
export type WhatsAppAccount = {
  apiUrl: string;
  phoneNumberId: string;
  token: string;
  /** Signs what the webhook receives. */
  appSecret: string;
  /** Shown once by who sets the webhook up. */
  verifyToken: string;
};
