/** What a check has found: `wrong` keeps the shop from starting or working, `mind` is a warning. (OPS-25) */
export type Finding = { state: "well" | "mind" | "wrong"; text: string };

export const well = (text: string): Finding => ({ state: "well", text });
export const mind = (text: string): Finding => ({ state: "mind", text });
export const wrong = (text: string): Finding => ({ state: "wrong", text });
