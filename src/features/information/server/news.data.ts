/** What the storefront opens with. `daysAgo`: counted from the day on which the catalogue is laid out. */
type Told = { title: string; summary: string; body: string[] };
type SeedNews = { categoryId: number; daysAgo: number; en: Told; es: Told };

export const categories = [
  { id: 1, nameEn: "On the road", nameEs: "En la carretera" },
  { id: 2, nameEn: "Stays", nameEs: "Alojamiento" },
  { id: 3, nameEn: "Before you travel", nameEs: "Antes de viajar" },
  { id: 4, nameEn: "Our service", nameEs: "Nuestro servicio" },
];

export const seedNews: SeedNews[] = [
  {
    categoryId: 1,
    daysAgo: 1,
    en: {
      title: "Fuel on a long drive: plan two stops ahead",
      summary:
        "Stations in the provinces do not always have the petrol a rental car needs. How to keep the tank above half.",
      body: [
        "Rental cars take special petrol. In Havana, Varadero and Santiago it is rarely missing; between them a station may be out of it for a day.",
        "Fill up whenever the tank is at half, and ask at your hotel which of the next two stations has had a delivery. Pay by card: rental customers have their own pump at most stations, marked for tourism.",
        "Your plan shows the kilometres between the places of your bookings, so that you know which days are long ones.",
      ],
    },
    es: {
      title: "Combustible en viajes largos: piense en las próximas dos paradas",
      summary:
        "En provincias no siempre hay la gasolina que necesita un auto de renta. Cómo mantener el tanque por encima de la mitad.",
      body: [
        "Los autos de renta usan gasolina especial. En La Habana, Varadero y Santiago casi nunca falta; entre ellas, una gasolinera puede pasar un día sin recibirla.",
        "Llene el tanque cuando baje a la mitad y pregunte en su hotel cuál de las próximas dos gasolineras ha recibido suministro. Pague con tarjeta: en la mayoría hay un surtidor propio para la renta, señalizado como turismo.",
        "Su plan muestra los kilómetros entre los lugares de sus reservas, para que sepa cuáles son los días largos.",
      ],
    },
  },
  {
    categoryId: 3,
    daysAgo: 3,
    en: {
      title: "Six months on your passport, counted from the first service",
      summary: "We check it before you pay, not at the counter. What to do when yours ends too soon.",
      body: [
        "A passport has to be valid for six months from the start of your first service, and not expire before the last one ends. For some countries the period is shorter; your plan knows it.",
        "When yours ends too soon, the plan says until when a new one has to be valid. Renew it, enter the new number under Documents, and the check is repeated at once. Your price stays as it is until the payment deadline.",
      ],
    },
    es: {
      title: "Seis meses de pasaporte, contados desde el primer servicio",
      summary: "Lo comprobamos antes del pago, no en el mostrador. Qué hacer si el suyo vence antes.",
      body: [
        "El pasaporte debe tener seis meses de vigencia desde el inicio de su primer servicio y no vencer antes de que termine el último. Para algunos países el plazo es menor; su plan lo conoce.",
        "Si el suyo vence antes, el plan le dice hasta cuándo debe ser válido el nuevo. Renuévelo, escriba el número nuevo en Documentos y la comprobación se repite al momento. El precio se mantiene hasta la fecha límite de pago.",
      ],
    },
  },
  {
    categoryId: 2,
    daysAgo: 4,
    en: {
      title: "Villas in eight places, hosted by the people next door",
      summary:
        "Besides hotels, whole houses and rooms in Havana, Viñales, Trinidad, Santiago and more, breakfast included in most.",
      body: [
        "A villa is booked like a hotel: by the night, in the same plan, with the same deadlines. Most serve breakfast; where half board is offered, dinner is what the market had that morning.",
        "Hosts answer requests themselves. They have up to 72 hours, and most need less than one day.",
      ],
    },
    es: {
      title: "Villas en ocho lugares, atendidas por quienes viven al lado",
      summary:
        "Además de hoteles, casas enteras y habitaciones en La Habana, Viñales, Trinidad, Santiago y otros lugares, casi siempre con desayuno.",
      body: [
        "Una villa se reserva como un hotel: por noches, en el mismo plan y con los mismos plazos. La mayoría ofrece desayuno; donde hay media pensión, la cena es lo que hubo esa mañana en el mercado.",
        "Los anfitriones responden ellos mismos. Tienen hasta 72 horas y casi siempre necesitan menos de un día.",
      ],
    },
  },
  {
    categoryId: 4,
    daysAgo: 6,
    en: {
      title: "Your receipt is signed on your phone, and can be checked by anybody",
      summary: "A signature by finger or by name, sealed into the document. Nothing to print, nothing to send back.",
      body: [
        "After payment you have 24 hours to read and sign the receipt. The signed document carries a digital seal: any PDF reader shows whether a letter of it was changed since.",
        "Vouchers are issued the moment you sign. Save them on your phone before you fly; at the counter the code on them is enough.",
      ],
    },
    es: {
      title: "Su recibo se firma en el teléfono y cualquiera puede comprobarlo",
      summary: "Una firma con el dedo o con su nombre, sellada en el documento. Nada que imprimir ni que enviar.",
      body: [
        "Después del pago tiene 24 horas para leer y firmar el recibo. El documento firmado lleva un sello digital: cualquier lector de PDF muestra si se cambió una letra.",
        "Los vouchers se emiten en cuanto firma. Guárdelos en el teléfono antes de volar; en el mostrador basta el código que llevan.",
      ],
    },
  },
  {
    categoryId: 1,
    daysAgo: 8,
    en: {
      title: "Driving after dark: what locals avoid",
      summary: "Unlit carts, cattle and people on the motorway are why Cubans plan to arrive before sunset.",
      body: [
        "Outside the cities few roads are lit. Carts without lamps, bicycles, cattle and people waiting for a lift use the motorway like any other road.",
        "Plan your stages so that you arrive by six in winter and by half past seven in summer. The offices at the airports are open around the clock; those in town mostly close at five.",
      ],
    },
    es: {
      title: "Manejar de noche: lo que evitan los cubanos",
      summary:
        "Carretones sin luz, ganado y personas en la autopista: por eso se planifica llegar antes de la puesta del sol.",
      body: [
        "Fuera de las ciudades hay pocas vías iluminadas. Carretones sin faroles, bicicletas, ganado y personas que esperan transporte usan la autopista como cualquier otra vía.",
        "Planifique las etapas para llegar a las seis en invierno y a las siete y media en verano. Las oficinas de los aeropuertos abren las 24 horas; las de las ciudades suelen cerrar a las cinco.",
      ],
    },
  },
  {
    categoryId: 3,
    daysAgo: 15,
    en: {
      title: "Money in Cuba: what is paid here, what is paid there",
      summary: "Two totals from the first offer to the voucher, so that the counter holds no surprise.",
      body: [
        "What you pay online is one total, what the desk takes in Cuba is another, and both are shown side by side everywhere. The second one is for the full tank, the airport fee, extra drivers, child seats and a drop-off elsewhere.",
        "Desks take cards that were not issued by banks of the United States. The deposit is blocked on the card and freed when the car comes back whole.",
      ],
    },
    es: {
      title: "El dinero en Cuba: qué se paga aquí y qué se paga allá",
      summary: "Dos totales desde la primera oferta hasta el voucher, para que el mostrador no guarde sorpresas.",
      body: [
        "Lo que paga en línea es un total y lo que cobra la oficina en Cuba es otro; ambos aparecen siempre juntos. El segundo corresponde al tanque lleno, el cargo de aeropuerto, los conductores adicionales, las sillas infantiles y la devolución en otro lugar.",
        "Las oficinas aceptan tarjetas que no hayan sido emitidas por bancos de Estados Unidos. El depósito se retiene en la tarjeta y se libera cuando el auto vuelve en buen estado.",
      ],
    },
  },
  {
    categoryId: 2,
    daysAgo: 24,
    en: {
      title: "All inclusive on the keys: what the bracelet covers",
      summary:
        "Meals, drinks and most sports without engines. What costs extra in Cayo Coco, Santa María and Varadero.",
      body: [
        "Meals, snacks, local and some imported drinks, and sports without engines are included. Restaurants à la carte are, too, but want to be booked on the first day.",
        "Diving, boats with engines, massages and bottles from the wine list are paid on the spot, by card.",
      ],
    },
    es: {
      title: "Todo incluido en los cayos: lo que cubre la pulsera",
      summary:
        "Comidas, bebidas y casi todos los deportes sin motor. Qué se paga aparte en Cayo Coco, Santa María y Varadero.",
      body: [
        "Se incluyen las comidas, la merienda, las bebidas nacionales y algunas importadas, y los deportes sin motor. Los restaurantes a la carta también, pero conviene reservarlos el primer día.",
        "El buceo, las embarcaciones con motor, los masajes y los vinos de la carta se pagan en el lugar, con tarjeta.",
      ],
    },
  },
  {
    categoryId: 4,
    daysAgo: 33,
    en: {
      title: "A refund, or a credit that keeps for two years",
      summary: "When plans change you choose: your money back by the rules, or the full amount in your travel fund.",
      body: [
        "The refund page shows both amounts side by side before you decide. Money goes back to the card it came from; a credit is at hand at once and must be used within two years.",
        "A credit is never paid out in cash, so take it only when you know that you will travel again. We never choose it for you.",
      ],
    },
    es: {
      title: "Un reembolso, o un crédito que dura dos años",
      summary:
        "Si cambian sus planes, usted elige: el dinero según las reglas o el importe completo en su fondo de viaje.",
      body: [
        "La página de reembolso muestra los dos importes antes de decidir. El dinero vuelve a la tarjeta de la que salió; el crédito está disponible al momento y debe usarse en dos años.",
        "El crédito no se paga en efectivo, así que elíjalo solo si sabe que volverá a viajar. Nunca lo elegimos por usted.",
      ],
    },
  },
];
