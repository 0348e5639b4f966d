import type { Fact } from "../fact";

const on = "2026-11-29";
const meta = (page: string) => `https://developers.facebook.com/${page}`;

export const template: Fact & { body: object; answer: object } = {
  what: "a template with a button that copies a code",
  readAt: meta(
    "docs/whatsapp/business-management-api/authentication-templates/copy-code-button-authentication-templates",
  ),
  on,
  body: {
    name: "authentication_code_copy_code_button",
    language: "en_US",
    category: "AUTHENTICATION",
    message_send_ttl_seconds: 60,
    components: [
      { type: "BODY", add_security_recommendation: true },
      { type: "FOOTER", code_expiration_minutes: 5 },
      { type: "BUTTONS", buttons: [{ type: "OTP", otp_type: "COPY_CODE", text: "Copy Code" }] },
    ],
  },
  answer: { id: "594425479261596", status: "PENDING", category: "AUTHENTICATION" },
};

export const listed: Fact & { answer: object } = {
  what: "the templates of an account",
  readAt: meta("documentation/business-messaging/whatsapp/templates/template-management.md"),
  on,
  answer: {
    data: [
      {
        id: "594425479261596",
        name: "reservation_confirmation",
        language: "en_US",
        status: "APPROVED",
        category: "UTILITY",
      },
    ],
    paging: { cursors: { before: "MAZDZD", after: "MjQZD" } },
  },
};

/** `reason`: the field that the doctor and the outbox use. */
export const refusals: (Fact & { status: number; answer: object; code: number })[] = [
  {
    what: "a token that is not valid",
    readAt: meta("documentation/business-messaging/whatsapp/support/error-codes.md"),
    on,
    status: 401,
    answer: { error: { message: "Invalid OAuth access token", type: "OAuthException", code: 190 } },
    code: 190,
  },
  {
    what: "a template that does not exist in a language, or is not approved",
    readAt: meta("documentation/business-messaging/whatsapp/support/error-codes.md"),
    on,
    status: 404,
    answer: {
      error: {
        message: "(#132001) Template name does not exist in the translation",
        type: "OAuthException",
        code: 132001,
      },
    },
    code: 132001,
  },
];

/** Names are small letters, digits and underscores (…/direct-send/business-named-templates). */
export const badNames = ["malecon_deskMessage", "malecon-code", "código", ""];
