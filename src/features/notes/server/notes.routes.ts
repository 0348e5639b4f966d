import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Id, Lang, SiteId } from "../../../shared/schemas";
import { notesContract } from "../notes.contract";
import { NewNote, Note } from "../notes.schemas";
import type { NotesService } from "./notes.service";

/** Notes that one IP address may send in a minute. */
const SENT_PER_MINUTE = 20;

const Nothing = Type.Null();
const OfNote = Type.Object({ id: Id });
const OneSide = Type.Object({
  clientId: Id,
  siteId: SiteId,
  isSent: Type.Boolean(),
  lang: Lang,
});

/** Calls of WIRE-13. */
export function notesRoutes(app: FastifyInstance, notes: NotesService): void {
  const ofClient = { params: Type.Object({ clientId: Id }), data: Type.Integer() };
  route(app, notesContract.countNewNotes, ofClient, ({ caller, params }) => notes.countNew(caller, params.clientId));

  const list = { params: OneSide, data: Type.Array(Note) };
  route(app, notesContract.getNotes, list, ({ caller, params: { clientId, siteId, isSent } }) =>
    notes.list(caller, { clientId, siteId, isSent }),
  );

  route(app, notesContract.markNoteAsRead, { params: OfNote, data: Nothing }, async ({ caller, params }) => {
    await notes.markAsRead(caller, params.id);
    return null;
  });

  route(app, notesContract.hideNote, { params: OfNote, data: Nothing }, async ({ caller, params }) => {
    await notes.hide(caller, params.id);
    return null;
  });

  const creation = { body: NewNote, data: Note, perMinute: SENT_PER_MINUTE };
  route(app, notesContract.createNote, creation, ({ caller, body, language }) => notes.create(caller, body, language));
}
