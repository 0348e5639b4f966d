import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../platform/server/http/route";
import { newsDeskContract } from "../../desk/newsDesk.contract";
import { DeskNews, NewsChange, NewsRetirement } from "../../desk/newsDesk.schemas";
import type { NewsDeskService } from "./newsDesk.service";

export function newsDeskRoutes(app: FastifyInstance, news: NewsDeskService): void {
  const nothing = { data: Type.Null() };
  route(app, newsDeskContract.getDeskNews, { data: Type.Array(DeskNews) }, ({ caller }) => news.list(caller));
  route(app, newsDeskContract.saveNews, { ...nothing, body: NewsChange }, async ({ caller, body }) => {
    await news.save(caller, body);
    return null;
  });
  route(app, newsDeskContract.retireNews, { ...nothing, body: NewsRetirement }, async ({ caller, body }) => {
    await news.retire(caller, body);
    return null;
  });
}
