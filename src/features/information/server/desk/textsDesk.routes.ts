import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { Strict } from "../../../../shared/schemas";
import { textsDeskContract } from "../../desk/textsDesk.contract";
import {
  DeskText,
  DeskTextVersion,
  QuestionsPublication,
  SectionedTextPublication,
} from "../../desk/textsDesk.schemas";
import { textNames } from "../../texts.rules";
import type { TextsDeskService } from "./textsDesk.service";

const OfVersion = Strict({
  name: Type.Enum(textNames),
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});

export function textsDeskRoutes(app: FastifyInstance, texts: TextsDeskService): void {
  const nothing = { data: Type.Null() };
  route(app, textsDeskContract.getDeskTexts, { data: Type.Array(DeskText) }, ({ caller }) => texts.list(caller));
  route(app, textsDeskContract.getDeskText, { params: OfVersion, data: DeskTextVersion }, ({ caller, params }) =>
    texts.version(caller, params.name, params.version),
  );
  const sectioned = { ...nothing, body: SectionedTextPublication };
  route(app, textsDeskContract.publishSectionedText, sectioned, async ({ caller, body }) => {
    await texts.publishSectionedText(caller, body);
    return null;
  });
  const questions = { ...nothing, body: QuestionsPublication };
  route(app, textsDeskContract.publishQuestions, questions, async ({ caller, body }) => {
    await texts.publishQuestions(caller, body);
    return null;
  });
}
