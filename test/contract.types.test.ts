import { fetchBaseQuery } from "@reduxjs/toolkit/query";
import { createApi } from "@reduxjs/toolkit/query/react";
import fastify from "fastify";
import Type from "typebox";
import { fileRoute, route, uploadRoute } from "../src/platform/server/http/route";
import { upload } from "../src/platform/web/files/upload";
import { call, callBy, request } from "../src/platform/web/request";
import { type ArgumentOf, buildPath, endpoint } from "../src/shared/endpoint";
import { Strict } from "../src/shared/schemas";

/* Lines that must not compile: `@ts-expect-error` fails the type check if its line compiles. */
type House = { Name: string };
type NewHouse = { Rooms: number };

const contract = {
  getHouse: endpoint<House>()({ method: "GET", path: "/api/houses/:houseId/:lang", access: "public" }),
  getHouses: endpoint<House[]>()({ method: "GET", path: "/api/houses", access: "public" }),
  build: endpoint<House, NewHouse>()({
    method: "POST",
    path: "/api/houses",
    access: "client",
    impersonator: "act",
  }),
  change: endpoint<House, NewHouse>()({
    method: "POST",
    path: "/api/houses/:houseId",
    access: "client",
    impersonator: "act",
  }),
  getPlan: endpoint<Blob>()({ method: "GET", path: "/api/houses/:houseId/plan.pdf", access: "staff", staff: ["desk"] }),
  sendPhoto: endpoint<House, Blob>()({
    method: "POST",
    path: "/api/houses/:houseId/photo",
    access: "staff",
    staff: ["desk"],
  }),
} as const;

const House = Strict({ Name: Type.String() });
const NewHouse = Strict({ Rooms: Type.Integer() });
const OfHouse = Strict({ houseId: Type.Integer() });
const InLanguage = Strict({ houseId: Type.Integer(), lang: Type.String() });

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
const same = <Holds extends true>(): Holds | undefined => undefined;
/** Lines that are only compiled, never run. */
const onlyCompiled = (lines: () => unknown) => expect(lines).toBeInstanceOf(Function);

describe("a call in the browser is its contract's", () => {
  it("has the contract's argument: parameters, a body, or both", () => {
    same<Same<ArgumentOf<typeof contract.getHouse>, { houseId: number; lang: string }>>();
    same<Same<ArgumentOf<typeof contract.build>, NewHouse>>();
    same<Same<ArgumentOf<typeof contract.change>, { houseId: number; body: NewHouse }>>();
    expect(request(contract.getHouse, { houseId: 3, lang: "es" }).sent).toMatchObject({ url: "/api/houses/3/es" });
    expect(request(contract.change, { houseId: 3, body: { Rooms: 2 } }).sent).toEqual({
      method: "POST",
      url: "/api/houses/3",
      body: { Rooms: 2 },
    });
    expect(request(contract.build, { Rooms: 2 }).sent).toMatchObject({ url: "/api/houses", body: { Rooms: 2 } });
  });

  it("takes no other parameter, no other body and nothing less", () => {
    // @ts-expect-error a parameter is missing
    request(contract.getHouse, { houseId: 3 });
    // @ts-expect-error a parameter of another type
    request(contract.getHouse, { houseId: "3", lang: "es" });
    // @ts-expect-error a parameter that the path has not
    request(contract.getHouse, { houseId: 3, lang: "es", zone: 1 });
    // @ts-expect-error another body
    request(contract.build, { Rooms: "two" });
    // @ts-expect-error no body
    request(contract.change, { houseId: 3 });
    // @ts-expect-error another parameter
    expect(buildPath(contract.getPlan.path, { id: 3 })).toBe("/api/houses/undefined/plan.pdf");
  });

  it("brings the contract's data, through every way to define it", () => {
    const api = createApi({
      baseQuery: fetchBaseQuery(),
      endpoints: (build) => ({
        getHouse: build.query(call(contract.getHouse)),
        change: build.mutation({ ...call(contract.change), extraOptions: {} }),
        byName: build.query(callBy((name: string) => request(contract.getHouse, { houseId: name.length, lang: name }))),
        sendPhoto: build.mutation(upload(contract.sendPhoto)),
        // @ts-expect-error the answer is a house
        wrong: build.query<string, { houseId: number; lang: string }>(call(contract.getHouse)),
        // @ts-expect-error the answer is a house
        wrongWithOptions: build.query<string, { houseId: number; lang: string }>({ ...call(contract.getHouse) }),
        // @ts-expect-error the argument is a house's id and a language
        wrongArgument: build.query<House, { zone: number }>(call(contract.getHouse)),
        // @ts-expect-error a request is sent by `callBy`, which knows its answer
        bare: build.query<string, number>({ query: (houseId) => request(contract.getHouse, { houseId, lang: "es" }) }),
        // @ts-expect-error not a file
        file: build.mutation(upload(contract.change)),
      }),
    });
    const { getHouse, change, byName, sendPhoto } = api.endpoints;
    same<Same<typeof getHouse.Types.ResultType, House>>();
    same<Same<typeof getHouse.Types.QueryArg, { houseId: number; lang: string }>>();
    same<Same<typeof change.Types.ResultType, House>>();
    same<Same<typeof byName.Types.ResultType, House>>();
    same<Same<typeof byName.Types.QueryArg, string>>();
    same<Same<typeof sendPhoto.Types.QueryArg, { houseId: number; body: Blob }>>();
    expect(api.endpoints).toBeDefined();
  });
});

describe("a route is its contract's", () => {
  const app = fastify();
  const house = async () => ({ Name: "Casa" });
  const file = async () => ({ headers: {}, content: new Uint8Array() });

  it("takes the path's parameters, of their types, and no other", () => {
    const Text = Strict({ houseId: Type.String(), lang: Type.String() });
    const Zone = Strict({ houseId: Type.Integer(), zone: Type.Integer() });
    onlyCompiled(() => {
      route(app, contract.getHouse, { params: InLanguage, data: House }, async ({ params }) => {
        same<Same<typeof params, { houseId: number; lang: string }>>();
        return house();
      });
      // @ts-expect-error a parameter is missing
      route(app, contract.getHouse, { params: OfHouse, data: House }, house);
      // @ts-expect-error no parameters
      route(app, contract.getHouse, { data: House }, house);
      // @ts-expect-error a parameter of another type
      route(app, contract.getHouse, { params: Text, data: House }, house);
      // @ts-expect-error parameters where the path has none
      route(app, contract.getHouses, { params: OfHouse, data: Type.Array(House) }, async () => []);
      // @ts-expect-error a parameter that the path has not
      fileRoute(app, contract.getPlan, { params: Zone }, file);
    });
  });

  it("takes the contract's body and answers with its data", () => {
    onlyCompiled(() => {
      route(app, contract.build, { body: NewHouse, data: House }, async ({ body }) => ({ Name: `${body.Rooms}` }));
      // @ts-expect-error no body
      route(app, contract.change, { params: OfHouse, data: House }, house);
      // @ts-expect-error another body
      route(app, contract.change, { params: OfHouse, body: House, data: House }, house);
      // @ts-expect-error a body where there is none
      route(app, contract.getHouses, { body: House, data: Type.Array(House) }, async () => []);
      // @ts-expect-error other data
      route(app, contract.build, { body: NewHouse, data: NewHouse }, house);
      // @ts-expect-error the handler answers with something else
      route(app, contract.build, { body: NewHouse, data: House }, async () => ({ Rooms: 2 }));
      // @ts-expect-error the answer is no file
      fileRoute(app, contract.getHouse, { params: InLanguage }, file);
      // @ts-expect-error the body is no file
      void uploadRoute(app, contract.change, { params: OfHouse, data: House }, house);
    });
  });
});
