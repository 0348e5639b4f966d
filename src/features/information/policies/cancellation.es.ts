import type { Policy } from "../information.schemas";

export const policy: Policy = {
  title: "Política de cancelación",
  lead: "Cuándo se puede cancelar una reserva, cuánto cuesta y cómo regresa su dinero.",
  since: "2026-11-01",
  sections: [
    {
      heading: "Antes de pagar",
      paragraphs: [
        "Una reserva que todavía no está confirmada, o que todavía no se ha pagado, se puede cancelar en cualquier momento y sin costo.",
      ],
    },
    {
      heading: "Autos, después del pago",
      paragraphs: [
        "Los días se cuentan hacia atrás desde la hora de recogida en La Habana. Cada reserva muestra el último momento en que cancelar no cuesta nada.",
      ],
      table: {
        head: ["Usted cancela", "Retenemos"],
        rows: [
          ["Más de 10 días antes de la recogida", "Nada: reembolso completo"],
          ["10 días antes de la recogida o menos", "El precio de un día de renta"],
          ["No recoge el auto", "El precio completo"],
        ],
      },
    },
    {
      heading: "Hoteles y villas, después del pago",
      paragraphs: ["Los días se cuentan hacia atrás desde el día de llegada en La Habana."],
      table: {
        head: ["Usted cancela", "Retenemos"],
        rows: [
          ["7 días antes de la llegada o más", "Nada: reembolso completo"],
          ["Entre 7 días y 48 horas antes de la llegada", "El precio de una noche"],
          ["Menos de 48 horas antes de la llegada, o no se presenta", "El precio completo"],
        ],
      },
    },
    {
      heading: "Lo que cancelamos nosotros",
      paragraphs: [
        "Todos los plazos aparecen en su plan de viaje con el tiempo que queda. Cuando uno vence, ocurre lo siguiente:",
      ],
      list: [
        "El proveedor tiene 72 horas para confirmar una reserva; nuestro personal puede ampliar el plazo una vez, por 24 horas. Una reserva sin confirmar caduca sola y sin costo; el resto de su plan continúa.",
        "Cuando todas las reservas de un plan están confirmadas, usted tiene 48 horas para pagar. Después, las reservas se cancelan; no se le ha cobrado nada. Ninguna reserva se mantiene sin pagar más de 120 horas después de su propia confirmación.",
        "Después del pago, usted tiene 24 horas para firmar el recibo. Después, las reservas se cancelan y el pago completo se reembolsa a la tarjeta o cuenta de la que vino.",
        "Todo plazo termina, a más tardar, cuando comienza su primer servicio.",
      ],
    },
    {
      heading: "Si la culpa es del proveedor",
      paragraphs: [
        "Si el proveedor no presta lo que usted reservó, o lo cancela, se le devuelve todo, sin importar la fecha. En los autos se garantiza la categoría, no el modelo: otro modelo de la misma categoría o de una superior es lo que usted reservó.",
      ],
    },
    {
      heading: "Cómo regresa su dinero",
      paragraphs: [
        "Los reembolsos van a la tarjeta o cuenta con la que usted pagó. Los bancos tardan de 5 a 10 días hábiles en mostrarlos.",
        "En su lugar, usted puede elegir un crédito en su fondo de viaje. Debe usarse dentro de los dos años de su emisión y no es reembolsable. Nunca reembolsamos al fondo si usted no lo elige.",
        "Lo que usted paga en la oficina en Cuba, como el depósito, la recogida en el aeropuerto o los conductores adicionales, no forma parte de nuestro reembolso: la arrendadora le devuelve el depósito directamente.",
      ],
    },
  ],
};
