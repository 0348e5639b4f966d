import type { Policy } from "../information.schemas";

export const guide: Policy = {
  title: "Guía de carreteras",
  lead: "Lo que debe saber quien maneja por primera vez en Cuba, desde el mostrador del aeropuerto hasta el último tanque.",
  since: "2026-11-01",
  sections: [
    {
      heading: "En la oficina",
      paragraphs: [
        "Lleve el voucher, el pasaporte y la licencia que indicó al reservar. La oficina no se queda con ninguno. Retiene el depósito en una tarjeta que no sea de un banco de Estados Unidos y cobra lo que el voucher señala como pago en Cuba.",
        "Revise el auto con el agente antes de firmar. Cada rasguño va en la hoja, y también la rueda de repuesto, el gato, el triángulo y el nivel del tanque. Haga fotos.",
      ],
    },
    {
      heading: "Reglas de tránsito",
      paragraphs: ["En Cuba se maneja por la derecha. Las distancias y velocidades están en kilómetros."],
      list: [
        "Ciudad 50 km/h, carretera 90, autopista 100, frente a una escuela 40.",
        "Cinturón delante, y detrás donde lo haya. Menores de dos años en su propia silla; menores de doce, en el asiento trasero.",
        "Nada de alcohol para quien conduce, nada de teléfono en la mano.",
        "Una señal de pare significa ruedas detenidas, aunque no se vea a nadie.",
        "En un cruce de ferrocarril pare, mire y escuche: casi ninguno tiene barrera ni luz.",
      ],
    },
    {
      heading: "Puntos de control",
      paragraphs: [
        "En las vías principales una señal amarilla anuncia el punto de control. Baje a 60, luego a 40, y siga si un agente no le indica lo contrario. Muestre la licencia y el contrato del auto.",
        "La multa se anota en el contrato de renta y se paga al devolver el auto. Nadie le paga a un agente en la calle.",
      ],
    },
    {
      heading: "Las vías y cuánto se tarda",
      paragraphs: [
        "La autopista va de Pinar del Río por La Habana hasta pasado Sancti Spíritus; desde allí la Carretera Central sigue al este, por dentro de los pueblos. Cuente 80 km por hora en la primera y 55 en la segunda.",
      ],
      table: {
        head: ["De – a", "Kilómetros y horas"],
        rows: [
          ["La Habana – Varadero", "145 km, 2 h"],
          ["La Habana – Viñales", "185 km, 2 h 45"],
          ["La Habana – Trinidad", "315 km, 4 h 15"],
          ["Varadero – Trinidad", "260 km, 4 h"],
          ["Trinidad – Cayo Coco", "225 km, 3 h 45"],
          ["Trinidad – Camagüey", "255 km, 4 h 15"],
          ["Camagüey – Santiago de Cuba", "330 km, 5 h 45"],
          ["Santiago de Cuba – Baracoa", "235 km, 4 h 45"],
        ],
      },
    },
    {
      heading: "Combustible",
      paragraphs: [
        "Los autos de renta usan gasolina especial. Las gasolineras la venden a quien renta en un surtidor propio, con tarjeta. Llene el tanque cuando vaya por la mitad: la próxima puede no tenerla.",
        "El primer tanque se paga con el auto. Lo que quede en él no se devuelve, así que regrese casi vacío.",
      ],
    },
    {
      heading: "De noche",
      paragraphs: [
        "No lo planifique. Hay pocas vías iluminadas, y por ellas andan carretones, bicicletas, ganado y caminantes sin luz. Si no hay remedio, vaya por el centro de su senda y a menos de 60.",
      ],
    },
    {
      heading: "Parqueo y robos",
      paragraphs: [
        "Parquee donde alguien cuide: los hoteles y las casas tienen lugar o conocen a un parqueador, que por un día recibe lo que cuesta un café. No deje nada a la vista y pida la llave de las tuercas de las ruedas.",
      ],
    },
    {
      heading: "Si ocurre algo",
      paragraphs: [
        "Después de un accidente deje el auto donde está y llame a la policía, 106. La cobertura solo vale con su informe. Luego llame al teléfono de emergencia de la compañía que está en su voucher; responde a cualquier hora y lleva otro auto.",
      ],
      list: ["Policía 106", "Ambulancia 104", "Bomberos 105"],
    },
  ],
};
