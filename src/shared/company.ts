/** Who runs this site: the brand and how to reach it. Change it here and in the messages `title.site` and `shell.home`. */
export const company = {
  brand: "Malecón",
  office: ["Malecón Travel", "Calle 23 no. 156, e/ N y O, Vedado", "10400 La Habana, Cuba"],
  phone: "+53 7 555 0110",
  email: "hola@malecon.example",
  /** The office's WhatsApp number, and the flag of the chat (WEB-8, WEB-18: WhatsApp notes). */
  whatsApp: { number: "+53 5 555 0110", enabled: true },
} as const;
