import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import { createApi } from "@reduxjs/toolkit/query/react";
import fastify from "fastify";
import Type from "typebox";
import { fileRoute, route, uploadRoute } from "../src/platform/server/http/route";
import type { CallMeta, CallOptions } from "../src/platform/web/baseQuery";
import type { CallError } from "../src/platform/web/callError";
import { upload } from "../src/platform/web/files/upload";
import { call, callBy, request, type SentCall } from "../src/platform/web/request";
import { type ArgumentOf, buildPath, endpoint } from "../src/shared/endpoint";
import { Strict } from "../src/shared/schemas";

/* Lines that must not compile: `@ts-expect-error` fails the type check if its line compiles. */
type Property = { Name: string };
type NewProperty = { Rooms: number; Terrace?: boolean };

const contract = {
  getProperty: endpoint<Property>()({ method: "GET", path: "/api/houses/:propertyId/:lang", access: "public" }),
  getProperties: endpoint<Property[]>()({ method: "GET", path: "/api/houses", access: "public" }),
  build: endpoint<Property, NewProperty>()({
    method: "POST",
    path: "/api/houses",
    access: "client",
    impersonator: "act",
  }),
  change: endpoint<Property, NewProperty>()({
    method: "POST",
    path: "/api/houses/:propertyId",
    access: "client",
    impersonator: "act",
  }),
  getPlan: endpoint<Blob>()({
    method: "GET",
    path: "/api/houses/:propertyId/plan.pdf",
    access: "staff",
    staff: ["desk"],
  }),
  sendPhoto: endpoint<Property, Blob>()({
    method: "POST",
    path: "/api/houses/:propertyId/photo",
    access: "staff",
    staff: ["desk"],
  }),
} as const;

const Property = Strict({ Name: Type.String() });
const NewProperty = Strict({ Rooms: Type.Integer(), Terrace: Type.Optional(Type.Boolean()) });
const OfProperty = Strict({ propertyId: Type.Integer() });
const InLanguage = Strict({ propertyId: Type.Integer(), lang: Type.String() });

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
const same = <Holds extends true>(): Holds | undefined => undefined;
/** Lines that are only compiled, never run. */
const onlyCompiled = (lines: () => unknown) => expect(lines).toBeInstanceOf(Function);

describe("a call in the browser", () => {
  it("has the contract's argument: parameters, a body, or both", () => {
    same<Same<ArgumentOf<typeof contract.getProperty>, { propertyId: number; lang: string }>>();
    same<Same<ArgumentOf<typeof contract.build>, NewProperty>>();
    same<Same<ArgumentOf<typeof contract.change>, { propertyId: number; body: NewProperty }>>();
    expect(request(contract.getProperty, { propertyId: 3, lang: "es" }).sent).toMatchObject({
      url: "/api/houses/3/es",
    });
    expect(request(contract.change, { propertyId: 3, body: { Rooms: 2 } }).sent).toEqual({
      method: "POST",
      url: "/api/houses/3",
      body: { Rooms: 2 },
    });
    expect(request(contract.build, { Rooms: 2 }).sent).toMatchObject({ url: "/api/houses", body: { Rooms: 2 } });
  });

  it("accepts exactly the contract's parameters and body", () => {
    // @ts-expect-error a parameter is missing
    request(contract.getProperty, { propertyId: 3 });
    // @ts-expect-error a parameter of another type
    request(contract.getProperty, { propertyId: "3", lang: "es" });
    // @ts-expect-error a parameter that the path has not
    request(contract.getProperty, { propertyId: 3, lang: "es", zone: 1 });
    // @ts-expect-error another body
    request(contract.build, { Rooms: "two" });
    // @ts-expect-error no body
    request(contract.change, { propertyId: 3 });
    // @ts-expect-error another parameter
    expect(buildPath(contract.getPlan.path, { id: 3 })).toBe("/api/houses/undefined/plan.pdf");
  });

  it("has no unknown field, even if an optional one is undefined", () => {
    const terrace = (text: string) => text === "yes" || undefined;
    expect(request(contract.build, { Rooms: 2, Terrace: terrace("no") }).sent.body).toEqual({ Rooms: 2 });
    // @ts-expect-error a field of another name
    request(contract.build, { Rooms: 2, Balcony: terrace("no") });
    // @ts-expect-error the same in a body with a name
    const body: NewProperty = { Rooms: 2, Balcony: terrace("no") };
    expect(body).toBeDefined();
  });

  it("returns the contract's data, in every form of definition", () => {
    const baseQuery: BaseQueryFn<string | SentCall, unknown, CallError, CallOptions | undefined, CallMeta> = () => ({
      data: null,
    });
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        getProperty: build.query(call(contract.getProperty)),
        change: build.mutation({ ...call(contract.change), extraOptions: {} }),
        byName: build.query(
          callBy((name: string) => request(contract.getProperty, { propertyId: name.length, lang: name })),
        ),
        sendPhoto: build.mutation(upload(contract.sendPhoto)),
        // @ts-expect-error the answer is a property
        wrong: build.query<string, { propertyId: number; lang: string }>(call(contract.getProperty)),
        // @ts-expect-error the answer is a property
        wrongWithOptions: build.query<string, { propertyId: number; lang: string }>({ ...call(contract.getProperty) }),
        // @ts-expect-error the argument is a property's id and a language
        wrongArgument: build.query<Property, { zone: number }>(call(contract.getProperty)),
        bare: build.query<string, number>({
          // @ts-expect-error a request is sent by `callBy`, which knows its answer
          query: (propertyId) => request(contract.getProperty, { propertyId, lang: "es" }),
        }),
        // @ts-expect-error not a file
        file: build.mutation(upload(contract.change)),
      }),
    });
    const { getProperty, change, byName, sendPhoto } = api.endpoints;
    same<Same<typeof getProperty.Types.ResultType, Property>>();
    same<Same<typeof getProperty.Types.QueryArg, { propertyId: number; lang: string }>>();
    same<Same<typeof change.Types.ResultType, Property>>();
    same<Same<typeof byName.Types.ResultType, Property>>();
    same<Same<typeof byName.Types.QueryArg, string>>();
    same<Same<typeof sendPhoto.Types.QueryArg, { propertyId: number; body: Blob }>>();
    expect(api.endpoints).toBeDefined();
  });
});

describe("a route", () => {
  const app = fastify();
  const property = async () => ({ Name: "Casa" });
  const file = async () => ({ headers: {}, content: new Uint8Array() });

  it("has exactly the path's parameters, with their types", () => {
    const Text = Strict({ propertyId: Type.String(), lang: Type.String() });
    const Zone = Strict({ propertyId: Type.Integer(), zone: Type.Integer() });
    onlyCompiled(() => {
      route(app, contract.getProperty, { params: InLanguage, data: Property }, async ({ params }) => {
        same<Same<typeof params, { propertyId: number; lang: string }>>();
        return property();
      });
      // @ts-expect-error a parameter is missing
      route(app, contract.getProperty, { params: OfProperty, data: Property }, property);
      // @ts-expect-error no parameters
      route(app, contract.getProperty, { data: Property }, property);
      // @ts-expect-error a parameter of another type
      route(app, contract.getProperty, { params: Text, data: Property }, property);
      // @ts-expect-error parameters where the path has none
      route(app, contract.getProperties, { params: OfProperty, data: Type.Array(Property) }, async () => []);
      // @ts-expect-error a parameter that the path has not
      fileRoute(app, contract.getPlan, { params: Zone }, file);
    });
  });

  it("accepts the contract's body and answers with its data", () => {
    onlyCompiled(() => {
      route(app, contract.build, { body: NewProperty, data: Property }, async ({ body }) => ({
        Name: `${body.Rooms}`,
      }));
      // @ts-expect-error no body
      route(app, contract.change, { params: OfProperty, data: Property }, property);
      // @ts-expect-error another body
      route(app, contract.change, { params: OfProperty, body: Property, data: Property }, property);
      // @ts-expect-error a body where there is none
      route(app, contract.getProperties, { body: Property, data: Type.Array(Property) }, async () => []);
      // @ts-expect-error other data
      route(app, contract.build, { body: NewProperty, data: NewProperty }, property);
      // @ts-expect-error the handler answers with something else
      route(app, contract.build, { body: NewProperty, data: Property }, async () => ({ Rooms: 2 }));
      // @ts-expect-error the answer is no file
      fileRoute(app, contract.getProperty, { params: InLanguage }, file);
      // @ts-expect-error the body is no file
      void uploadRoute(app, contract.change, { params: OfProperty, data: Property }, property);
    });
  });
});
