import { BAR } from "./compositions/BAR";
import { BAY } from "./compositions/BAY";
import { CCO } from "./compositions/CCO";
import { CCZ } from "./compositions/CCZ";
import { CFG } from "./compositions/CFG";
import { CGU } from "./compositions/CGU";
import { CLS } from "./compositions/CLS";
import { CMW } from "./compositions/CMW";
import { COV } from "./compositions/COV";
import { CSM } from "./compositions/CSM";
import { GIB } from "./compositions/GIB";
import { GUA } from "./compositions/GUA";
import { HOG } from "./compositions/HOG";
import { IJV } from "./compositions/IJV";
import { JIB } from "./compositions/JIB";
import { LHA } from "./compositions/LHA";
import { MAR } from "./compositions/MAR";
import { PDE } from "./compositions/PDE";
import { REM } from "./compositions/REM";
import { SCL } from "./compositions/SCL";
import { SCU } from "./compositions/SCU";
import { STL } from "./compositions/STL";
import { TER } from "./compositions/TER";
import { TOP } from "./compositions/TOP";
import { TRI } from "./compositions/TRI";
import { VAR } from "./compositions/VAR";
import { VIN } from "./compositions/VIN";
import { ZAP } from "./compositions/ZAP";
import type { Composition } from "./Scene";

/** The composition of every tourist zone, by the zone's code in the catalogue. */
export const zoneCompositions: Readonly<Record<string, Composition>> = {
  LHA,
  PDE,
  JIB,
  VAR,
  ZAP,
  VIN,
  TER,
  CFG,
  TRI,
  TOP,
  SCL,
  REM,
  CSM,
  CCO,
  CGU,
  CCZ,
  STL,
  CMW,
  COV,
  GIB,
  GUA,
  HOG,
  BAY,
  MAR,
  SCU,
  BAR,
  CLS,
  IJV,
};
