import type { Policy } from "../information.schemas";

export const guide: Policy = {
  title: "Consejos para su viaje",
  lead: "Dos páginas para leer en el avión: documentos, dinero, teléfono, salud y cómo se hacen las cosas.",
  since: "2026-11-01",
  sections: [
    {
      heading: "Documentos",
      paragraphs: ["Téngalos a mano al llegar, en papel o guardados en el teléfono: la red del aeropuerto es lenta."],
      list: [
        "Pasaporte con seis meses de vigencia desde su primer servicio.",
        "La visa electrónica y el formulario D'Viajeros con su código QR.",
        "Constancia de un seguro médico válido en Cuba.",
        "Sus vouchers. Una vez abiertos en el teléfono se ven sin conexión.",
      ],
    },
    {
      heading: "Dinero",
      paragraphs: [
        "Lo que reservó aquí está pagado. El resto del viaje se paga de tres maneras: con tarjeta en hoteles, gasolineras y tiendas para turistas; en euros o dólares, en billetes pequeños, en casas y restaurantes; en pesos cubanos en la calle y el mercado.",
        "Las tarjetas de bancos de Estados Unidos no funcionan, ni la mayoría de las que pasan por ellos. Cambie poco, y en un banco o una Cadeca: los pesos no se cambian de vuelta.",
      ],
    },
    {
      heading: "Teléfono y red",
      paragraphs: [
        "En el aeropuerto se vende una SIM de turista con datos, que también puede pedirse antes. Descargue los mapas para usarlos sin conexión y un traductor. Muchos servicios extranjeros no abren.",
      ],
    },
    {
      heading: "Electricidad y agua",
      paragraphs: [
        "110 voltios con clavija plana casi en todas partes, 220 en muchos hoteles. En provincias falta la corriente algunas horas; los hoteles y muchas villas tienen planta o baterías. Una lámpara pequeña vale lo que pesa. Tome agua embotellada.",
      ],
    },
    {
      heading: "Salud",
      paragraphs: [
        "Lleve los medicamentos para todo el viaje, con su receta, y algo para el estómago, contra los mosquitos y para el sol. Hay clínicas internacionales en La Habana, Varadero, Trinidad, Santiago y los cayos; primero piden el seguro.",
      ],
    },
    {
      heading: "Tiempo",
      paragraphs: [
        "De noviembre a abril es seco y suave, con noches frescas en el norte. De mayo a octubre hace calor y llueve por la tarde. De agosto a octubre puede haber ciclones: si uno cierra carreteras u hoteles, movemos o reembolsamos lo que reservó.",
      ],
    },
    {
      heading: "Costumbres",
      paragraphs: [
        "Salude antes de preguntar. Un diez por ciento se agradece donde le sirven, y un billete pequeño para quien lleva la maleta. Pida permiso antes de retratar a alguien y no haga fotos a militares, policías ni aeropuertos.",
      ],
    },
    {
      heading: "Si nos necesita",
      paragraphs: [
        "Escriba una nota desde su plan de viaje: llega al momento a nuestra oficina y la respuesta entra en su bandeja. Si se rompe el auto o falta la habitación, llame primero al número del voucher; está más cerca que nosotros.",
      ],
    },
  ],
};
