import Type from "typebox";
import { UPLOAD_LIMIT } from "./constants";
import { Strict } from "./schemas";
import { PART_HEADERS } from "./uploadParts.rules";

/** What stands in the head of a part of a file; none of it in that of a whole file. (SAFE-71) */
export const PartHeaders = Type.Object({
  [PART_HEADERS.id]: Type.Optional(Type.String({ format: "uuid" })),
  [PART_HEADERS.length]: Type.Optional(Type.Integer({ minimum: 1, maximum: UPLOAD_LIMIT })),
  [PART_HEADERS.offset]: Type.Optional(Type.Integer({ minimum: 0, maximum: UPLOAD_LIMIT })),
});

/** The answer to a part while the file is not whole: how many of its bytes the server has, from the first one on. */
export const ReceivedBytes = Strict({ ReceivedBytes: Type.Integer({ minimum: 0 }) });
