import { useState } from "react";
import { mixed, ValidationError } from "yup";
import { smallerPhoto } from "../../../platform/web/files/smallerPhoto";
import { UPLOAD_LIMIT } from "../../../shared/constants";
import type { MessageId } from "../../../shared/messageId";
import type { PhotoSubject } from "../../../shared/photoSubject";
import { useAddPhotoMutation } from "./photos.api";

export const PHOTO_KINDS = ["image/jpeg", "image/png", "image/webp"];

const problems = ["error.photo.kind", "photos.tooLarge"] as const satisfies MessageId[];
type Problem = (typeof problems)[number];

const fileSchema = mixed<Blob>()
  .test("kind", problems[0], (file) => file !== undefined && PHOTO_KINDS.includes(file.type))
  .test("size", problems[1], (file) => file !== undefined && file.size <= UPLOAD_LIMIT);

/** An upload in progress: `refused` is a message of ours, `failure` the server's. */
export type Upload = {
  readonly key: number;
  readonly name: string;
  readonly state: "waits" | "goes" | "done" | "refused";
  /** The body to send, once it is ready. */
  readonly body?: Blob;
  readonly refused?: Problem;
  readonly failure?: ReturnType<typeof useAddPhotoMutation>[1]["error"];
};

let lastKey = 0;

/** Sends chosen files one after the other; a refused one does not stop the others. (PHOTO-1) */
export function usePhotoUploads(of: { subject: PhotoSubject; subjectId: number }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [add] = useAddPhotoMutation();
  const mark = (key: number, as: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...as } : one)));
  const send = async (files: readonly File[]) => {
    const begun = files.map((file) => {
      lastKey += 1;
      return { key: lastKey, file };
    });
    setUploads((before) => [
      ...before.filter(({ state }) => state === "waits" || state === "goes"),
      ...begun.map(({ key, file }) => ({ key, name: file.name, state: "waits" as const })),
    ]);
    for (const { key, file } of begun) {
      mark(key, { state: "goes" });
      const body = await smallerPhoto(file);
      const problem = problemOf(body);
      if (problem !== null) {
        mark(key, { state: "refused", refused: problem });
        continue;
      }
      mark(key, { body });
      const { error } = await add({ ...of, body });
      mark(key, error ? { state: "refused", failure: error } : { state: "done" });
    }
  };
  return { uploads, send, busy: uploads.some(({ state }) => state === "waits" || state === "goes") };
}

/** The message about a file that cannot be sent; null if it can. */
function problemOf(file: Blob): Problem | null {
  try {
    fileSchema.validateSync(file);
    return null;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return problems.find((id) => id === error.message) ?? null;
  }
}
