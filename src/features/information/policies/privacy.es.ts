import type { Policy } from "../information.schemas";

export const policy: Policy = {
  title: "Política de privacidad",
  lead: "Qué datos pedimos, para qué los usamos, quién los ve y qué puede usted pedirnos.",
  since: "2026-11-01",
  sections: [
    {
      heading: "Qué pedimos y por qué",
      paragraphs: ["Pedimos lo que una reserva necesita, en el paso que lo necesita:"],
      list: [
        "Su correo electrónico, para iniciar su sesión y escribirle sobre sus reservas.",
        "Su nombre, teléfono, fecha de nacimiento, país y dirección, antes de que pague: los proveedores y los bancos los exigen.",
        "Los datos de su pasaporte y de su licencia de conducción, para los autos: la arrendadora solo puede entregar un auto a un conductor de 21 a 75 años con licencia vigente.",
        "Lo que usted reserva, paga y firma, como constancia para usted y para nosotros.",
      ],
    },
    {
      heading: "Datos de la tarjeta",
      paragraphs: [
        "El número de su tarjeta va de su navegador directamente al proveedor de pagos. Nunca llega a nuestros servidores y no lo guardamos. Conservamos la marca de la tarjeta, sus últimos cuatro dígitos y el nombre del titular, para mostrarle con qué pagó y comprobar que la tarjeta es suya.",
      ],
    },
    {
      heading: "Quién ve sus datos",
      paragraphs: ["Nadie nos compra ni alquila sus datos. Solo entregamos lo necesario a:"],
      list: [
        "el proveedor de su reserva: los nombres del conductor o de los viajeros, sus documentos y su llegada;",
        "el proveedor de pagos: el importe, la referencia y los datos de la tarjeta, que usted le da directamente;",
        "nuestro propio personal, que confirma reservas, revisa documentos y le ayuda. Lo que ve y hace queda registrado.",
      ],
    },
    {
      heading: "Cuánto tiempo los conservamos",
      paragraphs: [
        "Las reservas, los pagos y los recibos firmados se conservan el tiempo que exige la ley tributaria. Los datos de los documentos se eliminan 90 días después del último servicio. Una cuenta que usted cierra se elimina, salvo estos registros.",
      ],
    },
    {
      heading: "Qué guarda su navegador",
      paragraphs: [
        "Su sesión, su idioma y, mientras la pestaña esté abierta, el formulario de una reserva que haya comenzado. Una cookie mantiene su sesión; los programas de la página no pueden leerla. No hay publicidad y nadie le sigue a otros sitios.",
      ],
    },
    {
      heading: "Qué puede pedirnos",
      paragraphs: [
        "Usted puede ver y corregir sus datos en su perfil. Escríbanos para recibir una copia, para que los eliminemos o para oponerse a su uso; respondemos en un plazo de 30 días.",
      ],
    },
  ],
};
