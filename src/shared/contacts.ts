/** A phone number as people write it: 6 to 15 digits, an optional plus, spaces, dots, hyphens and brackets. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 6 && digits <= 15;
}

/** The same with its country code, so that it can be called from anywhere. */
export const isInternationalPhone = (text: string): boolean => text.startsWith("+") && isPhone(text);

/** An email address that every mail server takes as a sender, and that fits in a link as it is. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w+'-]+(\.[\w+'-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text);
