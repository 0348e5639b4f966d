/** What a model may have, in the order in which a card names it. */
export const carEquipment = ["airConditioning", "fourWheelDrive", "rearCamera"] as const;
export type CarEquipment = (typeof carEquipment)[number];
