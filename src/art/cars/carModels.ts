/** The shape of the body: what is behind the rear seats, and how it opens. */
export type CarBody = "saloon" | "hatchback" | "suv" | "offRoader" | "van" | "cabriolet";

export type HeadlightShape = "swept" | "block" | "slim" | "tall" | "round";
export type TailLightShape = "wrap" | "block" | "slim" | "pillar" | "hook";

/** Features of some models: unpainted arches and sills (`cladding`), a light line around the windows (`chrome`). */
type Feature = "thirdWindow" | "cladding" | "roofRails" | "chrome" | "spoiler" | "paleRoof" | "spareWheel";

type Measures = readonly [length: number, width: number, height: number, wheelbase: number, overhang: number];
type Wheels = readonly [radius: number, spokes: number];
/** Height of the bonnet's front edge; position and height of the windscreen's base. */
type Bonnet = readonly [edge: number, screen: number, height: number];
/** The front and rear ends of the roof, and its height there. */
type Roof = readonly [from: number, to: number, height: number];
/** The lower end of the rear window and its height, the height of the body's rear edge, and the last pillar's width. */
type Tail = readonly [window: number, height: number, edge: number, pillar: number];
type Lamps = readonly [HeadlightShape, TailLightShape];

/**
 * A model's proportions, after its maker's published dimensions: centimetres, lengths from the nose backwards, heights
 * from the ground; `overhang` is from the nose to the front axle.
 */
export interface CarModel {
  readonly body: CarBody;
  readonly measures: Measures;
  readonly wheels: Wheels;
  readonly bonnet: Bonnet;
  readonly roof: Roof;
  readonly tail: Tail;
  readonly lamps: Lamps;
  readonly features: readonly Feature[];
}

const carModel =
  (body: CarBody) =>
  (
    measures: Measures,
    wheels: Wheels,
    bonnet: Bonnet,
    roof: Roof,
    tail: Tail,
    lamps: Lamps,
    ...features: Feature[]
  ): CarModel => ({ body, measures, wheels, bonnet, roof, tail, lamps, features });

const saloon = carModel("saloon");
const hatchback = carModel("hatchback");
const suv = carModel("suv");
const van = carModel("van");

/** By the catalogue's name, without the automatic's "AT". */
export const carModels: Readonly<Record<string, CarModel>> = {
  "Geely CK": saloon(
    [415, 168, 144, 243, 78],
    [28, 6],
    [78, 112, 95],
    [178, 290, 138],
    [350, 98, 100, 34],
    ["block", "block"],
  ),
  "Kia Picanto": hatchback(
    [360, 160, 149, 240, 68],
    [29, 8],
    [85, 82, 101],
    [150, 308, 140],
    [345, 104, 98, 44],
    ["tall", "hook"],
    "spoiler",
  ),
  "Hyundai i10": hatchback(
    [367, 166, 150, 239, 74],
    [29, 5],
    [82, 88, 100],
    [162, 312, 144],
    [354, 96, 92, 36],
    ["swept", "block"],
    "thirdWindow",
  ),
  "Suzuki Celerio": hatchback(
    [360, 160, 154, 243, 69],
    [28, 10],
    [88, 80, 104],
    [140, 326, 149],
    [353, 102, 96, 30],
    ["tall", "pillar"],
  ),
  MG3: hatchback(
    [402, 173, 151, 252, 80],
    [31, 5],
    [84, 108, 101],
    [180, 348, 141],
    [385, 106, 100, 30],
    ["block", "block"],
    "thirdWindow",
    "spoiler",
  ),
  "Peugeot 208": hatchback(
    [397, 174, 146, 254, 78],
    [31, 8],
    [80, 100, 97],
    [184, 330, 136],
    [378, 102, 98, 54],
    ["swept", "hook"],
    "chrome",
  ),
  "Peugeot 301": saloon(
    [444, 175, 147, 265, 80],
    [31, 8],
    [80, 116, 98],
    [192, 316, 139],
    [384, 102, 107, 40],
    ["swept", "wrap"],
  ),
  "Geely Emgrand EC7": saloon(
    [464, 179, 147, 265, 90],
    [32, 7],
    [80, 128, 98],
    [212, 330, 139],
    [404, 103, 106, 40],
    ["swept", "block"],
  ),
  "Hyundai Accent": saloon(
    [437, 170, 146, 257, 83],
    [31, 5],
    [76, 112, 96],
    [196, 318, 137],
    [398, 106, 108, 46],
    ["swept", "wrap"],
  ),
  "Kia Rio": saloon(
    [438, 173, 146, 258, 84],
    [32, 10],
    [82, 118, 98],
    [188, 304, 140],
    [376, 104, 106, 36],
    ["tall", "slim"],
    "chrome",
  ),
  MG5: saloon([468, 184, 147, 268, 89], [33, 5], [74, 126, 96], [214, 300, 142], [436, 106, 109, 64], ["slim", "slim"]),
  "Dongfeng Aeolus": saloon(
    [453, 174, 147, 261, 90],
    [30, 7],
    [84, 130, 99],
    [196, 330, 141],
    [392, 104, 104, 30],
    ["block", "wrap"],
    "thirdWindow",
  ),
  "Toyota Yaris": saloon(
    [443, 173, 148, 255, 84],
    [30, 6],
    [86, 98, 102],
    [180, 318, 140],
    [386, 106, 109, 34],
    ["tall", "block"],
    "thirdWindow",
  ),
  "Emgrand EC718": saloon(
    [464, 179, 147, 265, 90],
    [33, 10],
    [80, 128, 98],
    [212, 330, 139],
    [404, 103, 106, 40],
    ["slim", "wrap"],
    "chrome",
  ),
  "BYD F3": saloon(
    [453, 171, 149, 260, 89],
    [30, 6],
    [82, 122, 100],
    [198, 324, 142],
    [384, 106, 104, 26],
    ["swept", "block"],
    "thirdWindow",
  ),
  "Changan Eado": saloon(
    [462, 182, 149, 266, 90],
    [32, 8],
    [78, 118, 98],
    [216, 334, 140],
    [418, 108, 112, 50],
    ["swept", "slim"],
    "chrome",
  ),
  "SEAT Toledo": saloon(
    [448, 171, 146, 260, 86],
    [31, 5],
    [76, 120, 96],
    [190, 322, 138],
    [414, 102, 104, 40],
    ["block", "block"],
  ),
  "VW Jetta": saloon(
    [464, 178, 145, 265, 88],
    [32, 10],
    [79, 136, 97],
    [204, 330, 138],
    [394, 102, 106, 42],
    ["block", "wrap"],
  ),
  "Kia Cerato": saloon(
    [456, 178, 144, 270, 86],
    [33, 5],
    [76, 112, 96],
    [204, 318, 136],
    [410, 106, 110, 34],
    ["slim", "hook"],
    "thirdWindow",
  ),
  "VW Passat": saloon(
    [477, 183, 146, 279, 88],
    [34, 5],
    [76, 138, 96],
    [214, 340, 138],
    [418, 104, 107, 32],
    ["slim", "slim"],
    "thirdWindow",
    "chrome",
  ),
  "Audi A4": saloon(
    [473, 184, 143, 282, 88],
    [34, 10],
    [75, 148, 95],
    [226, 342, 134],
    [416, 102, 105, 46],
    ["swept", "wrap"],
    "chrome",
  ),
  "BYD G6": saloon(
    [486, 183, 146, 275, 98],
    [34, 7],
    [82, 142, 98],
    [220, 352, 138],
    [432, 106, 108, 30],
    ["tall", "wrap"],
    "thirdWindow",
    "chrome",
  ),
  "Suzuki Jimny": carModel("offRoader")(
    [364, 164, 172, 225, 66],
    [35, 5],
    [100, 98, 106],
    [124, 334, 168],
    [340, 104, 102, 16],
    ["round", "block"],
    "cladding",
    "paleRoof",
    "spareWheel",
  ),
  "SsangYong Korando": suv(
    [441, 183, 168, 265, 88],
    [35, 6],
    [94, 104, 110],
    [180, 366, 154],
    [416, 118, 108, 62],
    ["swept", "block"],
    "roofRails",
  ),
  "BYD S6": suv(
    [481, 186, 173, 272, 94],
    [36, 7],
    [98, 122, 114],
    [190, 416, 162],
    [462, 118, 108, 34],
    ["tall", "pillar"],
    "thirdWindow",
    "roofRails",
    "chrome",
  ),
  "MG HS": suv(
    [457, 188, 167, 272, 91],
    [36, 5],
    [92, 112, 110],
    [196, 380, 152],
    [436, 118, 110, 48],
    ["slim", "slim"],
    "cladding",
    "chrome",
    "spoiler",
  ),
  "Audi Q5": suv(
    [466, 189, 166, 282, 89],
    [37, 10],
    [90, 132, 108],
    [206, 386, 154],
    [440, 114, 104, 40],
    ["block", "wrap"],
    "thirdWindow",
    "roofRails",
  ),
  "Hyundai H1": van(
    [515, 192, 193, 320, 88],
    [34, 6],
    [98, 84, 116],
    [176, 492, 186],
    [508, 108, 100, 20],
    ["tall", "pillar"],
  ),
  "VW Transporter": van(
    [490, 190, 198, 300, 91],
    [34, 8],
    [100, 62, 118],
    [138, 474, 194],
    [486, 106, 100, 16],
    ["block", "pillar"],
  ),
  "Audi A4 Cabriolet": carModel("cabriolet")(
    [457, 178, 139, 265, 88],
    [34, 5],
    [76, 140, 95],
    [208, 208, 136],
    [330, 98, 100, 0],
    ["swept", "wrap"],
    "chrome",
  ),
};
