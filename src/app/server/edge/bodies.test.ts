import type { InjectOptions, RouteOptions } from "fastify";
import { carBooking, lodgingBooking } from "../../../../test/access/bookings.expectations";
import { routesFromNow, startTestApp, type TestApp } from "../../../../test/testApp";
import { failure, problemOf } from "../../../platform/server/http/failures";
import { findText, text } from "../../../platform/server/http/texts";
import type { Violation } from "../../../platform/server/http/violations";
import type { Failure } from "../../../shared/envelope";
import { languages } from "../../../shared/language";
import { fieldOf, isRecord, recordOf, textOf } from "../../../shared/unknownData";

let test: TestApp;
let routes: readonly RouteOptions[];
beforeAll(async () => {
  routes = routesFromNow();
  test = await startTestApp();
});
afterAll(() => test.close());

describe("the type of a body", () => {
  const [JSON_TYPE, FORM, BYTES] = [
    "application/json",
    "application/x-www-form-urlencoded",
    "application/octet-stream",
  ];

  const send = async (url: string, type: string, payload: string, language = "en") => {
    const headers = { ...test.as(1), "content-type": type, "accept-language": language };
    const answer = await test.call({ method: "POST", url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };

  const signIn = { grant_type: "password", cremail: "tourist@example.com", password: "Malecon-2026" };
  const recovery = { email: "nobody@example.com", siteId: 11 };

  describe("a call takes only bodies of its own media type (WIRE-32)", () => {
    it.each([
      [
        "/api/clients/recoverPassword",
        FORM,
        new URLSearchParams({ email: "nobody@example.com", siteId: "11" }).toString(),
      ],
      ["/api/clients/recoverPassword", "text/plain", JSON.stringify(recovery)],
      ["/api/clients/recoverPassword", "application/xml", "<email/>"],
      ["/api/carBookings/carAgencies/en", FORM, "a=1"],
      ["/api/clients/logOff", "text/plain", "{}"],
      ["/api/checkout/transfers/00000000-0000-4000-8000-000000000000/proof", JSON_TYPE, "{}"],
    ])("%s refuses %s and says what it takes, in the caller's language", async (url, type, payload) => {
      const expected = url.endsWith("proof") ? BYTES : JSON_TYPE;
      const refused = {
        Status: -1,
        ResultCode: "mediaTypeWrong",
        ResponseType: "Error",
        Errors: [],
        Facts: { expected },
      };
      expect(await send(url, type, payload)).toEqual({
        status: 415,
        body: { ...refused, Data: `This call takes its body as ${expected} only.` },
      });
      expect((await send(url, type, payload, "es")).body.Data).toBe(
        `Esta llamada solo acepta su contenido como ${expected}.`,
      );
    });

    it.each(['{"a":', "x", "", "[1,"])(
      "a body that is no JSON, %j, is refused as such, in the caller's language, and names no field",
      async (payload) => {
        const url = "/api/clients/register";
        const refused = { Status: -1, ResultCode: "bodyUnreadable", ResponseType: "Error", Errors: [] };
        expect(await send(url, JSON_TYPE, payload)).toEqual({
          status: 400,
          body: { ...refused, Data: "The body of this call cannot be read as JSON." },
        });
        expect((await send(url, JSON_TYPE, payload, "es")).body.Data).toBe(
          "El contenido de esta llamada no se puede leer como JSON.",
        );
      },
    );

    it.each([JSON_TYPE, "text/plain", "multipart/form-data; boundary=x"])("signing in refuses %s", async (type) => {
      expect(await send("/token", type, JSON.stringify(signIn), "es")).toEqual({
        status: 415,
        body: { error: "invalid_request", error_description: `Esta llamada solo acepta su contenido como ${FORM}.` },
      });
    });

    it("may carry parameters with its media type, such as a character set", async () => {
      const form = new URLSearchParams(signIn).toString();
      expect((await send("/token", `${FORM}; charset=UTF-8`, form)).status).toBe(200);
      const type = `${JSON_TYPE}; charset=utf-8`;
      expect((await send("/api/clients/recoverPassword", type, JSON.stringify(recovery))).status).toBe(200);
    });
  });
});

describe("errors of fields", () => {
  const CLIENT = 1;
  const newClient = {
    email: "new@example.com",
    password: "una-clave-larga",
    FirstName: "Ana",
    LastName: "Rivera",
    AcceptPolicies: true,
  };
  const profile = {
    clientId: CLIENT,
    FirstName: "Ana",
    LastName: "Rivera",
    Phone: "+1 305 555 0142",
    BirthDate: "1988-05-17",
    CountryId: 167,
    Address: null,
    City: null,
    PostalCode: null,
    Language: "en",
  };

  /** Calls in which people type names, with the path of the object that has them. */
  const typedIn: Record<string, { url: string; body: object; at: string }> = {
    "a car booking": { url: "/api/carBookings/en", body: carBooking(CLIENT), at: "BookForm.Driver" },
    "a lodging booking": {
      url: "/api/lodgingBookings/createBooking",
      body: lodgingBooking(CLIENT),
      at: "BookForm.travelers.0",
    },
    "a registration": { url: "/api/clients", body: newClient, at: "" },
    "a profile": { url: "/api/profile/update", body: profile, at: "" },
  };

  /** The body with some fields of the object at a path changed; undefined leaves a field out. */
  function changed(body: object, at: string, change: object): object {
    const copy = structuredClone(body);
    const steps = at === "" ? [] : at.split(".");
    const place = steps.reduce<object>((inside, step) => Reflect.get(inside, step), copy);
    Object.assign(place, change);
    return JSON.parse(JSON.stringify(copy));
  }

  async function refused(
    what: string,
    change: object,
    language = "en",
    at = typedIn[what]?.at ?? "",
  ): Promise<Failure> {
    const { url = "", body = {} } = typedIn[what] ?? {};
    const headers = { ...test.as(CLIENT), "accept-language": language };
    const answer = await test.call({ method: "POST", url, headers, payload: changed(body, at, change) });
    expect(answer.statusCode).toBe(400);
    return answer.json();
  }

  /** The messages of each field, in order. */
  const told = ({ Errors }: Failure) => Errors.map(({ Field, Message }) => [Field.split(".").at(-1), Message]);

  /** Empty values, as a program may send them. */
  const nothing = [undefined, null, "", "  ", "\u200b\u202e"];

  describe.each(Object.keys(typedIn))("in %s", (what) => {
    it.each(nothing)(
      "a first name that is %j is required, in the specification's words (CAR-2, WIRE-16)",
      async (FirstName) => {
        expect(told(await refused(what, { FirstName }))).toEqual([["FirstName", "First Name is required"]]);
        expect(told(await refused(what, { FirstName }, "es"))).toEqual([["FirstName", "El nombre es obligatorio"]]);
      },
    );

    it("a first name that is too long gets the message about its length", async () => {
      expect(told(await refused(what, { FirstName: "x".repeat(81) }))).toEqual([
        ["FirstName", "Use at most 80 characters"],
      ]);
    });
  });

  const licence = ["LicenseNumber", "LicenseCountryId", "LicenseIssued", "LicenseExpires"];

  it.each(nothing)(
    "a licence's data that are %j must be specified, in the specification's words (CAR-2)",
    async (missing) => {
      const change = Object.fromEntries(licence.map((field) => [field, missing]));
      const en = licence.map((field) => [field, "You must specify the data of the Driver License"]);
      expect(told(await refused("a car booking", change)).sort()).toEqual(en.sort());
      const es = licence.map((field) => [field, "Debe indicar los datos de la licencia de conducción"]);
      expect(told(await refused("a car booking", change, "es")).sort()).toEqual(es.sort());
    },
  );

  it.each([undefined, null])("a driver that is %j gets no errors about the licence (CAR-2)", async (Driver) => {
    expect(told(await refused("a car booking", { Driver }, "en", "BookForm"))).toEqual([
      ["Driver", "You must specify the data of the Driver License"],
    ]);
  });

  it("a licence without a country gets no errors about its other fields (CAR-2)", async () => {
    expect(told(await refused("a car booking", { LicenseCountryId: 0, LicenseNumber: "L".repeat(31) }))).toEqual([
      ["LicenseNumber", "Use at most 30 characters"],
      ["LicenseCountryId", "You must specify the data of the Driver License"],
    ]);
  });

  it("a field has one error, even if it may be null or of several types (WIRE-1)", async () => {
    const Travelers = [{ Country: "167", Name: "", LastName: "x".repeat(81), Passport: 7 }];
    const { Errors } = await refused("a lodging booking", { Travelers }, "en", "Offer");
    expect(Errors.map(({ Field, Code }) => [Field, Code])).toEqual([
      ["Offer.Travelers.0.Country", "type"],
      ["Offer.Travelers.0.Name", "firstNameRequired"],
      ["Offer.Travelers.0.LastName", "maxLength"],
      ["Offer.Travelers.0.Passport", "type"],
    ]);
  });

  describe.each([false, null, undefined])("a consent that is %j names what to accept (CAR-4)", (given) => {
    it.each(["a car booking", "a lodging booking"])("in %s", async (what) => {
      const consents = { AcceptPrivacy: given, AcceptTerms: given, AcceptCancellation: given };
      expect(told(await refused(what, consents, "en", "BookForm")).sort()).toEqual([
        ["AcceptCancellation", "Please accept the cancellation policy"],
        ["AcceptPrivacy", "Please accept the privacy policy"],
        ["AcceptTerms", "Please accept the general terms"],
      ]);
    });

    it("in a registration", async () => {
      expect(told(await refused("a registration", { AcceptPolicies: given }, "es"))).toEqual([
        [
          "AcceptPolicies",
          "Por favor, acepte la política de privacidad, los términos generales y la política de cancelación",
        ],
      ]);
    });
  });
});

describe("the words for a refused field", () => {
  const CLIENT = 1;
  const STAFF = 3;

  /** The keywords that contain schemas or place no restriction on a value. */
  const STRUCTURE = [
    "properties",
    "items",
    "patternProperties",
    "additionalProperties",
    "allOf",
    "title",
    "description",
  ];
  /** Ours, which name codes and fields. */
  const NAMES = ["refusal", "missing", "shape", "readAs", "asksForNumber", "oneOfFields", "content"];
  /** The value of each keyword whose violation names it as a limit. */
  const LIMITS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"];
  const VIOLATED = [
    ...LIMITS,
    "type",
    "const",
    "enum",
    "anyOf",
    "pattern",
    "format",
    "required",
    "uniqueItems",
    "latinLetters",
    "printable",
    "ownPath",
  ];

  type Place = { readonly where: string; readonly schema: Record<string, unknown> };

  /** A schema and all schemas in it, each with its place. */
  function schemasIn(where: string, schema: unknown): Place[] {
    if (!isRecord(schema)) return [];
    const named = (key: string) =>
      Object.entries(recordOf(schema[key])).flatMap(([name, part]) => schemasIn(`${where}.${name}`, part));
    const listed = (key: string) => {
      const parts = schema[key];
      return Array.isArray(parts) ? parts.flatMap((part, at) => schemasIn(`${where}/${key}/${at}`, part)) : [];
    };
    const inside = [...named("properties"), ...named("patternProperties"), ...listed("anyOf"), ...listed("allOf")];
    return [{ where, schema }, ...inside, ...schemasIn(`${where}/items`, schema.items)];
  }

  /** The schemas of all calls, without duplicates. */
  function schemasOfRoutes(): Place[] {
    const all = routes.flatMap(({ method, url, schema }) =>
      ["params", "querystring", "body"].flatMap((part) =>
        schemasIn(`${String(method)} ${url} ${part}`, fieldOf(schema, part)),
      ),
    );
    return [...new Map(all.reverse().map((place) => [JSON.stringify(place.schema), place])).values()];
  }

  /** How a value violates a keyword of a schema, as the validator says it. */
  function violation({ schema }: Place, keyword: string, data: unknown): Violation {
    const params =
      keyword === "required"
        ? { missingProperty: Object.keys(recordOf(schema.properties))[0] }
        : { limit: schema[keyword], format: schema.format };
    const said = { keyword, instancePath: "/Field", schemaPath: `#/properties/Field/${keyword}`, params };
    return Object.assign({ ...said, message: "" }, { parentSchema: schema, data });
  }

  const strange: readonly unknown[] = [null, "", " ", "x", 0, -1, 2.5, {}, []];

  it("every violation of every call's schema has its own message (WIRE-16)", () => {
    const vague: string[] = [];
    const places = schemasOfRoutes();
    for (const place of places)
      for (const keyword of Object.keys(place.schema)) {
        if (STRUCTURE.includes(keyword) || NAMES.includes(keyword)) continue;
        if (!VIOLATED.includes(keyword)) vague.push(`${place.where}: the keyword ${keyword}`);
        for (const data of strange)
          for (const language of languages) {
            const validation = [violation(place, keyword, data)];
            const { Errors } = failure(
              language,
              problemOf(Object.assign(new Error(), { code: "", name: "", validation })),
            );
            const said = Errors[0]?.Message ?? "";
            if (said === "" || unsaid(language).includes(said)) vague.push(`${place.where}: ${keyword}: ${said}`);
          }
      }
    expect(places.length).toBeGreaterThan(400);
    expect([...new Set(vague)]).toEqual([]);
  });

  /** The messages for a violation about which nothing is known. */
  const unsaid = (language: (typeof languages)[number]) => [
    text(language, "field.invalid"),
    text(language, "field.shape"),
    text(language, "field.type", { expected: "other", optional: "no" }),
  ];

  it("every code that a schema names has a message", () => {
    const named = schemasOfRoutes().flatMap(({ where, schema }) =>
      ["refusal", "missing", "shape"].flatMap((keyword) => {
        const code = textOf(schema, keyword);
        return code === null || findText("en", `field.${code}`, {}) !== undefined ? [] : [`${where}: ${code}`];
      }),
    );
    expect(named).toEqual([]);
  });

  const booking = (change: object) => ({ ...carBooking(CLIENT), ...change });
  const search = {
    IdZone: 2,
    PickUp: "2027-02-10",
    DropOff: "2027-02-14",
    StartHour: "0900",
    EndHour: "0900",
    Currency: "USD",
    SiteId: 11,
    IdUserCountry: 0,
    CountryId: 34,
    LanguageCode: "en",
  };
  const SEARCH = "/api/carBookings/getOffers/Price/0/en/0/20";
  const stay = lodgingBooking(CLIENT);
  const newClient = { email: "new@example.com", FirstName: "Ana", LastName: "Rivera", AcceptPolicies: true };
  const process = { ClientId: CLIENT, ClientPhone: null, ClientDocumentType: 2, SiteId: 11 };

  /** Bodies and paths as programs send them, with the wrong field and its message. */
  const examples: readonly [what: string, url: string, payload: InjectOptions["payload"], Field: string, en: string][] =
    [
      ["a constant of another type", "/api/carBookings/en", booking({ Book: {} }), "Book", "This must be true"],
      ["another constant", "/api/carBookings/en", booking({ Book: false }), "Book", "This must be true"],
      [
        "null for an optional id",
        SEARCH,
        { ...search, IdSupplier: null },
        "IdSupplier",
        "A whole number is needed here, or leave the field out",
      ],
      [
        "null for the tour operator",
        SEARCH,
        { ...search, IdTourOperator: null },
        "IdTourOperator",
        "We sell without tour operators: leave it out or give 0",
      ],
      [
        "an hour",
        SEARCH,
        { ...search, StartHour: "9:00" },
        "StartHour",
        "Enter an hour in four digits from 0000 to 2359, such as 0900",
      ],
      ["a day", SEARCH, { ...search, PickUp: "2027-02-30" }, "PickUp", "Enter a day that exists, such as 2027-02-10"],
      [
        "a language",
        SEARCH,
        { ...search, LanguageCode: "klingonese" },
        "LanguageCode",
        "This is no language. Enter its code, such as en or es, or its id, and check the address of the call.",
      ],
      ["a sort order", SEARCH.replace("/0/", "/2/"), search, "order", "This must be one of: 0, 1"],
      [
        "no text",
        "/api/admin/clientDocuments/startProcessClientDocument",
        { ...process, ActionType: 1 },
        "ActionType",
        "A text is needed here",
      ],
      [
        "no list",
        "/api/lodgingBookings/createBooking",
        { ...stay, Offer: { ...stay.Offer, Travelers: 2 } },
        "Offer.Travelers",
        "A list is needed here, or leave the field out",
      ],
      [
        "a token of another provider",
        "/api/travelPlans/doPaymentWithCloverAPI",
        { TravelPlanId: 1, ClientId: CLIENT, Token: "tok_1" },
        "Token",
        "This is no token of the card fields, which begins with clv_",
      ],
      [
        "a body that is no object",
        "/api/carBookings/en",
        "[]",
        "",
        "The body of this call must be a JSON object with its fields",
      ],
      [
        "a short password",
        "/api/clients",
        { ...newClient, password: "abcde" },
        "password",
        "Use at least 8 characters",
      ],
    ];

  const said = ({ Errors }: Failure) => Errors.map(({ Field, Message }) => [Field, Message]);

  it.each(examples)("%s is answered with what the field must contain", async (_what, url, payload, Field, en) => {
    const headers = { ...test.as(CLIENT), "content-type": "application/json" };
    const answer = await test.call({ method: "POST", url, headers, ...(payload !== undefined && { payload }) });
    expect([answer.statusCode, said(answer.json())]).toEqual([400, [[Field, en]]]);
  });

  it("a blank reason counts as missing, and one of punctuation alone is refused", async () => {
    const impersonate = (Reason: string) =>
      test.call({
        method: "POST",
        url: "/api/support/impersonation/begin",
        headers: test.as(STAFF, "staff"),
        payload: { Client: "tourist@example.com", Reason },
      });
    expect(said((await impersonate("  ")).json())).toEqual([["Reason", "Please fill in this field"]]);
    expect(said((await impersonate("…")).json())).toEqual([
      ["Reason", "Say it in words: at least one letter or digit is needed"],
    ]);
  });

  it("an empty registration names everything that is missing, the email too (ACC-8)", async () => {
    const answer = await test.call({ method: "POST", url: "/api/clients", payload: {} });
    const { Errors }: Failure = answer.json();
    expect(Errors.map(({ Field }) => Field).sort()).toEqual([
      "AcceptPolicies",
      "FirstName",
      "LastName",
      "email",
      "password",
    ]);
  });

  describe("a language in a path", () => {
    const drawn = (lang: string) => test.call({ method: "GET", url: `/api/information/carCharges/${lang}` });

    it.each(["es", "en", "fr", "es-CU", "EN", "1", "2", "3"])("may be %s (WIRE-14)", async (lang) => {
      expect((await drawn(lang)).statusCode).toBe(200);
    });

    it.each(["offersList", "xx", "0", "99", "en_US", "-", "%20"])("may not be %s", async (lang) => {
      const answer = await drawn(lang);
      expect([answer.statusCode, answer.json().Errors[0]]).toMatchObject([400, { Field: "lang", Code: "language" }]);
    });

    it("is checked before the caller is asked to sign in", async () => {
      const answer = await test.call({ method: "POST", url: "/api/carBookings/offersList", payload: search });
      expect([answer.statusCode, said(answer.json())]).toEqual([
        400,
        [
          [
            "lang",
            "This is no language. Enter its code, such as en or es, or its id, and check the address of the call.",
          ],
        ],
      ]);
    });

    it("is checked by every call that has one in its path", () => {
      const unchecked = routes.filter(({ url, config }) => {
        const named = /:(lang|language)\b/.exec(url)?.[1];
        return url.startsWith("/api/") && named !== undefined && !config?.languages?.includes(named);
      });
      expect(unchecked.map(({ url }) => url)).toEqual([]);
    });
  });
});
