import type { Policy } from "../information.schemas";

export const policy: Policy = {
  title: "Términos generales",
  lead: "Lo que usted y nosotros acordamos cuando reserva.",
  since: "2026-11-01",
  sections: [
    {
      heading: "Quién hace qué",
      paragraphs: [
        "Vendemos servicios en Cuba en nombre de sus proveedores: arrendadoras, hoteles y villas. Nosotros confirmamos su reserva con ellos, recibimos su pago y emitimos su voucher; el proveedor presta el servicio.",
      ],
    },
    {
      heading: "De la reserva al voucher",
      paragraphs: ["Sus reservas se reúnen en un solo plan de viaje, que pasa por estos pasos:"],
      list: [
        "El proveedor confirma cada reserva en un plazo de 72 horas.",
        "Se revisan su perfil, su pasaporte y su licencia de conducción.",
        "Cuando todas las reservas están confirmadas, usted paga el plan en un plazo de 48 horas.",
        "Usted firma el recibo en las 24 horas siguientes al pago.",
        "Entonces, y solo entonces, se emiten los vouchers. Llévelos consigo: el proveedor se los pedirá.",
      ],
    },
    {
      heading: "Precios",
      paragraphs: [
        "Los precios están en dólares estadounidenses. El precio de una reserva queda fijado cuando usted reserva y se garantiza hasta que vence el plazo de pago.",
        "Lo que paga ahora y lo que paga en la oficina en Cuba se muestran por separado. En la oficina se pagan, cuando corresponda: el depósito, que se retiene y se devuelve, la recogida en el aeropuerto, los conductores adicionales, las sillas para niños, la devolución en otro lugar y el tanque de combustible.",
        "Un día de renta es un bloque de 24 horas. En la devolución se concede una hora de gracia; después se cobra un día más. Los autos se rentan por 3 días o más.",
      ],
    },
    {
      heading: "Conductores",
      paragraphs: [
        "El conductor tiene al menos 21 años el día de la recogida y no más de 75 el día de la devolución. La licencia se emitió al menos 2 años antes de la recogida, 3 para autos deportivos, y está vigente hasta la devolución; las licencias de los Estados Unidos y del Reino Unido están exentas de los años de emisión. Los conductores de 21 a 24 y de 71 a 75 años pagan una cobertura mayor.",
        "El pasaporte debe estar vigente hasta que termine el último servicio y durante seis meses desde el inicio del primero; para algunos países rige otro período, que le mostramos.",
      ],
    },
    {
      heading: "Pago",
      paragraphs: [
        "Pague con una tarjeta propia: el nombre del titular debe coincidir con el suyo. No se aceptan tarjetas de otras personas.",
        "Una transferencia bancaria que usted informe con su comprobante detiene el plazo mientras la revisamos, hasta 5 días hábiles. Si el comprobante no se acepta, usted tiene al menos 12 horas para pagar.",
      ],
    },
    {
      heading: "Cancelaciones y reembolsos",
      paragraphs: ["La política de cancelación forma parte de estos términos. Dice qué se reembolsa y cómo."],
    },
    {
      heading: "Su cuenta",
      paragraphs: [
        "Su cuenta es personal. No comparta su contraseña y dé datos verdaderos: no se puede cumplir una reserva hecha con los documentos de otra persona.",
      ],
    },
  ],
};
