import Type from "typebox";
import { refusalCodes } from "./refusals";
import { Facts, Strict } from "./schemas";

/** A refusal as a call answers it. */
export const RefusalOnWire = Strict({ code: Type.Enum(refusalCodes), facts: Facts });
