import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { DeskNote, NoteAnswer, NoteAside } from "../../../notes.schemas";
import { supportContract } from "../../../support.contract";
import type { DeskNotesService } from "./notes.service";

/** Clients' notes in the back office. */
export function deskNoteRoutes(app: FastifyInstance, desk: DeskNotesService): void {
  route(app, supportContract.getDeskNotes, { data: Type.Array(DeskNote) }, ({ caller }) => desk.getNotes(caller));
  const nothing = { data: Type.Null() };
  route(app, supportContract.answerNote, { ...nothing, body: NoteAnswer }, async ({ caller, body }) => {
    await desk.answer(caller, body);
    return null;
  });
  route(app, supportContract.putNoteAside, { ...nothing, body: NoteAside }, async ({ caller, body }) => {
    await desk.putAside(caller, body);
    return null;
  });
}
