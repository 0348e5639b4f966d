import type { Faq } from "../information.schemas";

export const carEs: Faq[] = [
  {
    Question: "¿Quién puede conducir?",
    Answer:
      "Quien tenga 21 años o más el día de la recogida, no pase de 75 el día de la devolución y tenga licencia desde hace dos años, tres para un deportivo. Las licencias de Estados Unidos y del Reino Unido no necesitan los dos años. De 21 a 24 y de 71 a 75 la oficina añade la mitad de la cobertura.",
  },
  {
    Question: "¿Qué pago ahora y qué pago en Cuba?",
    Answer:
      "Ahora: la renta con su cobertura. En Cuba, en la oficina: el tanque lleno, el cargo de aeropuerto, los conductores adicionales, las sillas infantiles y la devolución en otro lugar, y un depósito que se le devuelve. Los dos totales aparecen juntos desde la primera oferta.",
  },
  {
    Question: "¿Recibiré el modelo de la imagen?",
    Answer:
      "Se garantiza la clase, no el modelo. Recibirá el que se muestra u otro de la misma clase, y uno de clase superior si el suyo no está.",
  },
  {
    Question: "¿Cuándo se confirma mi reserva?",
    Answer:
      "Algunas compañías confirman al momento. Las demás tienen 72 horas y casi siempre tardan menos de un día. Una reserva sin confirmar caduca sola y no cuesta nada.",
  },
  {
    Question: "¿Cuánto tiempo tengo para pagar y para firmar?",
    Answer:
      "48 horas para pagar desde que se confirma la última reserva de su plan, y 24 horas para firmar el recibo desde el pago. Su plan lleva la cuenta y nosotros le avisamos.",
  },
  {
    Question: "Mi vuelo se retrasa. ¿Pierdo el auto?",
    Answer:
      "Indique el número de vuelo al reservar: las oficinas de los aeropuertos lo esperan a cualquier hora. En la ciudad, llame al número de su voucher y le guardan el auto hasta la hora de cierre.",
  },
];

export const lodgingEs: Faq[] = [
  {
    Question: "¿Cuánto pagan los niños?",
    Answer:
      "Hasta los dos años, nada; de tres a doce, la mitad de la parte de un adulto. Un tercer adulto en la habitación paga un 15 por ciento menos. El precio de la oferta ya lo incluye todo.",
  },
  {
    Question: "¿Qué significan los planes de comidas?",
    Answer:
      "EP es solo la habitación; CP, con desayuno; MAP, con desayuno y cena; AP, con las tres comidas; ALL, comidas y bebidas todo el día.",
  },
  {
    Question: "¿A qué hora me dan la habitación?",
    Answer: "Desde las cuatro de la tarde del día de llegada hasta el mediodía del día de salida, hora de La Habana.",
  },
  {
    Question: "¿Puedo reservar varias habitaciones a la vez?",
    Answer:
      "Sí, hasta las que permite elegir la búsqueda. Cada habitación tiene sus viajeros; el primero de la primera es la persona a cuyo nombre espera el hotel.",
  },
  {
    Question: "¿Y si llego un día tarde?",
    Answer:
      "Avísenos o avise al hotel antes de la medianoche, hora de La Habana, y le guardan la habitación. Sin aviso, desde la mañana siguiente se considera que no se presentó.",
  },
];

export const courierEs: Faq[] = [
  {
    Question: "¿Cómo envío un paquete?",
    Answer:
      "Empáquelo, escriba por fuera el nombre, el carné de identidad, la dirección y el teléfono de quien lo recibe, y tráigalo o envíelo a nuestra oficina. Se paga después de pesarlo.",
  },
  {
    Question: "¿Paga algo quien lo recibe?",
    Answer:
      "Los regalos dentro de lo que la aduana cubana exime no le cuestan nada. Por encima de eso la aduana le pide el arancel a quien lo recibe; se lo decimos antes de que salga el paquete.",
  },
  {
    Question: "¿Cómo sé que llegó?",
    Answer: "Quien lo recibe firma, y usted recibe una nota en su bandeja el mismo día.",
  },
];
