import Type from "typebox";
import { UPLOAD_LIMIT } from "./constants";
import { Strict } from "./schemas";
import { PART_HEADERS } from "./uploadParts.rules";

/** The headers of a request that sends a part of a file; a whole file has none of them. (SAFE-71) */
export const PartHeaders = Type.Object({
  [PART_HEADERS.id]: Type.Optional(Type.String({ format: "uuid" })),
  [PART_HEADERS.length]: Type.Optional(Type.Integer({ minimum: 1, maximum: UPLOAD_LIMIT })),
  [PART_HEADERS.offset]: Type.Optional(Type.Integer({ minimum: 0, maximum: UPLOAD_LIMIT })),
});

/** The answer while the file is incomplete: the number of bytes that the server has, from the first one on. */
export const ReceivedBytes = Strict({ ReceivedBytes: Type.Integer({ minimum: 0 }) });
