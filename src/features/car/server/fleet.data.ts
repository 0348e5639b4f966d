/** Companies, classes and models. Amounts in US dollars; ids are places in these lists, from 1. */

export const supplierData: {
  name: string;
  confirmsInstantly: boolean;
  extraDriverPerDay: number | null;
  extraDriverFlat: number | null;
  /** Zones between which a car may be returned elsewhere; in all other zones it comes back to where it was picked up. */
  oneWayZones: string;
}[] = [
  {
    name: "Cubacar",
    confirmsInstantly: false,
    extraDriverPerDay: 3,
    extraDriverFlat: null,
    oneWayZones: "LHA PDE VAR VIN CFG TRI SCL CSM CCO CMW HOG GUA SCU BAR",
  },
  {
    name: "Havanautos",
    confirmsInstantly: false,
    extraDriverPerDay: 3,
    extraDriverFlat: null,
    oneWayZones: "LHA PDE VAR CFG TRI SCL CCO CMW HOG GUA SCU",
  },
  {
    name: "Via",
    confirmsInstantly: false,
    extraDriverPerDay: 3,
    extraDriverFlat: null,
    oneWayZones: "LHA VAR VIN CFG TRI SCL CSM",
  },
  {
    name: "REX",
    confirmsInstantly: true,
    extraDriverPerDay: null,
    extraDriverFlat: 10,
    oneWayZones: "LHA VAR SCL CCO HOG SCU",
  },
];

/** Per day of 3 to 6 days in high season, waiver included; the tank at 1.30 a litre. (CAR-8, CAR-9) */
export const classData: {
  code: string;
  suppliers: string;
  transmission: 1 | 2;
  models: string;
  seats: number;
  bags: number;
  perDay: number;
  waiver: number;
  deposit: number;
  fullTank: number;
  minLicenceYears: number;
}[] = [
  {
    code: "ECO-M",
    suppliers: "Cubacar|Havanautos|Via",
    transmission: 1,
    models: "Geely CK|Kia Picanto|Hyundai i10|Suzuki Celerio",
    seats: 4,
    bags: 2,
    perDay: 83,
    waiver: 15,
    deposit: 150,
    fullTank: 45,
    minLicenceYears: 2,
  },
  {
    code: "ECO-A",
    suppliers: "Cubacar|Havanautos",
    transmission: 2,
    models: "Kia Picanto AT|MG3 AT|Peugeot 208",
    seats: 4,
    bags: 2,
    perDay: 92,
    waiver: 16,
    deposit: 150,
    fullTank: 45,
    minLicenceYears: 2,
  },
  {
    code: "MED-M",
    suppliers: "Cubacar|Havanautos|Via",
    transmission: 1,
    models: "Peugeot 301|Geely Emgrand EC7|Hyundai Accent|Kia Rio",
    seats: 5,
    bags: 3,
    perDay: 97,
    waiver: 18,
    deposit: 200,
    fullTank: 60,
    minLicenceYears: 2,
  },
  {
    code: "MED-A",
    suppliers: "Havanautos|Cubacar|REX",
    transmission: 2,
    models: "MG5|Peugeot 301 AT|Dongfeng Aeolus|Toyota Yaris",
    seats: 5,
    bags: 3,
    perDay: 107,
    waiver: 20,
    deposit: 200,
    fullTank: 60,
    minLicenceYears: 2,
  },
  {
    code: "MAL-M",
    suppliers: "Cubacar|Via",
    transmission: 1,
    models: "Emgrand EC718|BYD F3|Changan Eado",
    seats: 5,
    bags: 3,
    perDay: 121,
    waiver: 25,
    deposit: 300,
    fullTank: 70,
    minLicenceYears: 2,
  },
  {
    code: "MAL-A",
    suppliers: "REX|Havanautos",
    transmission: 2,
    models: "SEAT Toledo|VW Jetta|Kia Cerato",
    seats: 5,
    bags: 3,
    perDay: 131,
    waiver: 26,
    deposit: 300,
    fullTank: 70,
    minLicenceYears: 2,
  },
  {
    code: "LUX-A",
    suppliers: "REX",
    transmission: 2,
    models: "VW Passat|Audi A4|BYD G6",
    seats: 5,
    bags: 4,
    perDay: 165,
    waiver: 35,
    deposit: 500,
    fullTank: 90,
    minLicenceYears: 2,
  },
  {
    code: "JEP-M",
    suppliers: "Via|Cubacar",
    transmission: 1,
    models: "Suzuki Jimny",
    seats: 4,
    bags: 2,
    perDay: 105,
    waiver: 25,
    deposit: 500,
    fullTank: 52,
    minLicenceYears: 2,
  },
  {
    code: "SUV-M",
    suppliers: "Cubacar",
    transmission: 1,
    models: "SsangYong Korando",
    seats: 5,
    bags: 4,
    perDay: 117,
    waiver: 28,
    deposit: 500,
    fullTank: 75,
    minLicenceYears: 2,
  },
  {
    code: "SUV-A",
    suppliers: "REX|Via",
    transmission: 2,
    models: "BYD S6|MG HS|Audi Q5",
    seats: 5,
    bags: 4,
    perDay: 155,
    waiver: 32,
    deposit: 500,
    fullTank: 75,
    minLicenceYears: 2,
  },
  {
    code: "VAN-M",
    suppliers: "Cubacar|REX",
    transmission: 1,
    models: "Hyundai H1|VW Transporter",
    seats: 8,
    bags: 6,
    perDay: 170,
    waiver: 30,
    deposit: 500,
    fullTank: 95,
    minLicenceYears: 2,
  },
  {
    code: "SPT-A",
    suppliers: "REX",
    transmission: 2,
    models: "Audi A4 Cabriolet",
    seats: 4,
    bags: 2,
    perDay: 210,
    waiver: 40,
    deposit: 500,
    fullTank: 80,
    minLicenceYears: 3,
  },
];

/** Cars of each model that a company has at home in a zone with an office, where it is not the usual two. */
export const unitsPerModel: Record<string, number> = { LHA: 6, VAR: 4 };
export const USUAL_UNITS = 2;
