import fc from "fast-check";
import { addDays, addMonths } from "../../shared/havana";
import {
  awaitsReview,
  dayProblems,
  documentsRefusal,
  documentTypeServing,
  type GivenType,
  isDocumentNumber,
  isSameDocument,
  licenceAgeRefusal,
  neededTypes,
  neededUntil,
  normaliseNumber,
  passportPeriodRefusal,
  pathAfter,
  processStatus,
  type Rental,
  statusProblem,
  statusWhenGiven,
  travelerPassportRefusal,
} from "./documents.rules";

const car: Rental = { pickUp: "2026-12-15", dropOff: "2026-12-20", minLicenceYears: 2 };
const sport: Rental = { ...car, minLicenceYears: 3 };
const licence = { issuedOn: "2015-03-01", expiresOn: "2030-03-01", countryIso: "ES" };
const trip = { firstDay: "2026-12-15", lastDay: "2026-12-20" };

describe("the licence-age check", () => {
  it("asks that the licence was issued two years before the pick-up, to the day (DOC-2)", () => {
    expect(licenceAgeRefusal({ ...licence, issuedOn: "2024-12-15" }, [car])).toBeNull();
    expect(licenceAgeRefusal({ ...licence, issuedOn: "2024-12-16" }, [car])).toEqual({
      code: "licenceTooYoung",
      facts: { years: 2 },
    });
  });

  it("asks three years of the Sport class, and names the longest time that is missing (DOC-2)", () => {
    expect(licenceAgeRefusal({ ...licence, issuedOn: "2024-01-01" }, [car, sport])).toEqual({
      code: "licenceTooYoung",
      facts: { years: 3 },
    });
    expect(licenceAgeRefusal({ ...licence, issuedOn: "2026-01-01" }, [sport, car])?.facts).toEqual({ years: 3 });
  });

  it.each(["US", "GB"])("asks no age of licences issued in %s", (countryIso) =>
    expect(licenceAgeRefusal({ ...licence, issuedOn: "2026-12-01", countryIso }, [sport])).toBeNull(),
  );

  it("asks that the licence is valid on the day of drop-off, also of those without an age", () => {
    expect(licenceAgeRefusal({ ...licence, expiresOn: "2026-12-20" }, [car])).toBeNull();
    expect(licenceAgeRefusal({ ...licence, expiresOn: "2026-12-19", countryIso: "US" }, [car])).toEqual({
      code: "licenceExpires",
      facts: { earliest: "2026-12-20" },
    });
  });

  it("considers every car of the plan", () => {
    const later = { ...car, pickUp: "2027-01-02", dropOff: "2027-01-09" };
    expect(licenceAgeRefusal({ ...licence, expiresOn: "2027-01-05" }, [car, later])).toEqual({
      code: "licenceExpires",
      facts: { earliest: "2027-01-09" },
    });
  });

  it("passes for a plan without cars, with any licence", () =>
    expect(licenceAgeRefusal({ ...licence, expiresOn: "2001-01-01" }, [])).toBeNull());
});

describe("the passport-period check", () => {
  it("asks for six months of validity from the start of the first service (DOC-3)", () => {
    expect(passportPeriodRefusal({ expiresOn: "2027-06-15", months: 6 }, trip)).toBeNull();
    expect(passportPeriodRefusal({ expiresOn: "2027-06-14", months: 6 }, trip)).toEqual({
      code: "passportPeriodTooShort",
      facts: { earliest: "2027-06-15", months: 6 },
    });
  });

  it("requires validity until the last service ends, if the country requires less (DOC-3)", () => {
    expect(passportPeriodRefusal({ expiresOn: "2026-12-20", months: 0 }, trip)).toBeNull();
    expect(passportPeriodRefusal({ expiresOn: "2026-12-19", months: 0 }, trip)).toEqual({
      code: "passportExpires",
      facts: { earliest: "2026-12-20", months: 0 },
    });
  });

  it("distinguishes a passport that ends during the trip from one that ends too soon after it", () =>
    expect(passportPeriodRefusal({ expiresOn: "2026-12-18", months: 6 }, trip)).toEqual({
      code: "passportExpires",
      facts: { earliest: "2027-06-15", months: 6 },
    }));

  it("is the same for a traveler's passport, under its own name (DOC-3)", () => {
    expect(travelerPassportRefusal({ expiresOn: "2027-06-15", months: 6 }, trip)).toBeNull();
    expect(travelerPassportRefusal({ expiresOn: "2027-06-14", months: 6 }, trip)).toEqual({
      code: "travelerPassportTooShort",
      facts: { earliest: "2027-06-15", months: 6 },
    });
  });

  it("counts the last day of the trip as within it", () =>
    expect(passportPeriodRefusal({ expiresOn: trip.lastDay, months: 6 }, trip)?.code).toBe("passportPeriodTooShort"));
});

const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays("2010-01-01", days));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 60 }), fc.constantFrom(2, 3))
  .map(([pickUp, days, minLicenceYears]) => ({ pickUp, dropOff: addDays(pickUp, days), minLicenceYears }));

describe("for any days", () => {
  it("a passport that expires on the day a refusal gives is accepted, and one a day earlier is not (DOC-4)", () => {
    const trips = fc.tuple(day, fc.integer({ min: 0, max: 400 }));
    fc.assert(
      fc.property(trips, day, fc.integer({ min: 0, max: 12 }), ([firstDay, length], expiresOn, months) => {
        const days = { firstDay, lastDay: addDays(firstDay, length) };
        const refusal = passportPeriodRefusal({ expiresOn, months }, days);
        if (!refusal) return expiresOn >= days.lastDay && expiresOn >= addMonths(firstDay, months);
        const earliest = String(refusal.facts.earliest);
        const before = passportPeriodRefusal({ expiresOn: addDays(earliest, -1), months }, days);
        return passportPeriodRefusal({ expiresOn: earliest, months }, days) === null && before !== null;
      }),
    );
  });

  it("a licence is enough for all cars exactly if it is enough for each", () => {
    fc.assert(
      fc.property(
        fc.array(period, { maxLength: 4 }),
        day,
        day,
        fc.constantFrom("ES", "US", "GB"),
        (cars, a, b, iso) => {
          const [issuedOn = a, expiresOn = b] = [a, b].sort();
          const held = { issuedOn, expiresOn, countryIso: iso };
          const each = cars.every((one) => licenceAgeRefusal(held, [one]) === null);
          return each === (licenceAgeRefusal(held, cars) === null);
        },
      ),
    );
  });

  it("a longer held, longer valid licence is never worse", () => {
    fc.assert(
      fc.property(period, day, day, fc.integer({ min: 0, max: 3_000 }), (one, issuedOn, expiresOn, more) => {
        const held = { issuedOn, expiresOn, countryIso: "ES" };
        const better = { ...held, issuedOn: addDays(issuedOn, -more), expiresOn: addDays(expiresOn, more) };
        return licenceAgeRefusal(held, [one]) !== null || licenceAgeRefusal(better, [one]) === null;
      }),
    );
  });

  it("a refusal's facts are days and counts, never names or numbers of documents", () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 3 }), day, day, (cars, issuedOn, expiresOn) => {
        const refusal = licenceAgeRefusal({ issuedOn, expiresOn, countryIso: "ES" }, cars);
        return Object.keys(refusal?.facts ?? {}).every((name) => name === "years" || name === "earliest");
      }),
    );
  });
});

describe("the documents of a plan", () => {
  it("are a passport, and a driver's licence for a car that the client drives (DOC-1)", () => {
    expect(neededTypes([])).toEqual([2]);
    expect(neededTypes([car])).toEqual([2, 3]);
  });

  it("serve as what is asked for: a passport as identity card (DOC-8), a licence where either would do", () => {
    expect([1, 2, 3, 4].map(documentTypeServing)).toEqual([2, 2, 3, 3]);
  });

  it("can be decided by staff until they are verified or rejected", () => {
    expect(["given", "inReview", "verified", "rejected"].filter(awaitsReview)).toEqual(["given", "inReview"]);
  });

  it("are enough when each is given or verified", () =>
    expect(
      documentsRefusal(
        [2, 3],
        new Map([
          [2, "verified"],
          [3, "given"],
        ]),
        { payOnUnseen: true },
      ),
    ).toBeNull());

  it("count by their status: verified always, unreviewed where that is enough, others not (DOC-6, DOC-12)", () => {
    const statuses = ["given", "inReview", "verified", "rejected"] as const;
    const problems = (payOnUnseen: boolean) => statuses.map((status) => statusProblem(status, { payOnUnseen }));
    expect(problems(true)).toEqual([null, "inReview", null, "rejected"]);
    expect(problems(false)).toEqual(["inReview", "inReview", null, "rejected"]);
  });

  it("are enough only once staff have verified each, where unreviewed documents do not count (DOC-12)", () => {
    const seen = { payOnUnseen: false };
    const given = new Map([[2, "verified"] as const, [3, "given"] as const]);
    expect(documentsRefusal([2, 3], given, seen)).toEqual({ code: "documentsInReview", facts: {} });
    expect(documentsRefusal([2], given, seen)).toBeNull();
  });

  it.each([
    ["passportMissing", new Map([[3, "given"] as const])],
    ["licenceMissing", new Map([[2, "given"] as const])],
    ["documentsRejected", new Map([[2, "inReview"] as const, [3, "rejected"] as const])],
    ["documentsInReview", new Map([[2, "inReview"] as const, [3, "given"] as const])],
  ])("are refused with %s", (code, given) =>
    expect(documentsRefusal([2, 3], given, { payOnUnseen: true })).toEqual({ code, facts: {} }),
  );
});

describe("a document as it is entered (DOC-6)", () => {
  const typed = {
    ...{ number: "C01X00T47", firstName: "Ana", lastName: "Rivera", countryId: 167 },
    ...{ issuedOn: null, expiresOn: "2031-01-01", birthDate: "1988-05-17" },
  };

  it("counts in the client's own name, and waits for staff in another or after a rejection", () => {
    expect(statusWhenGiven({ isOwnName: true, afterRejection: false })).toBe("given");
    expect(statusWhenGiven({ isOwnName: false, afterRejection: false })).toBe("inReview");
    expect(statusWhenGiven({ isOwnName: true, afterRejection: true })).toBe("inReview");
  });

  it("is the same as another when nothing but blanks, case and the writing of names differs (ACC-21)", () => {
    expect(isSameDocument(typed, { ...typed, number: " c01x00t47", lastName: "RIVERA " })).toBe(true);
    expect(isSameDocument(typed, { ...typed, number: "C01 X00-T47" })).toBe(true);
    expect(isSameDocument(typed, { ...typed, number: "C01X00T48" })).toBe(false);
    expect(isSameDocument(typed, { ...typed, lastName: "Riviera" })).toBe(false);
    expect(isSameDocument(typed, { ...typed, expiresOn: "2031-01-02" })).toBe(false);
    const muller = { ...typed, firstName: "FNU", lastName: "Müller" };
    expect(isSameDocument(muller, { ...muller, firstName: "-", lastName: "MUELLER" })).toBe(true);
  });
});

describe("a document that is given (DOC-5)", () => {
  const days = { issuedOn: "2020-01-01", expiresOn: "2030-01-01", birthDate: "1988-05-17" };
  const problems = (change: Partial<typeof days> | { issuedOn: null } | { birthDate: null }, type: GivenType = 3) =>
    dayProblems(type, { ...days, ...change }, "2026-12-01").map(({ field, code }) => `${field} ${code}`);

  it("has days that fit together", () => expect(problems({})).toEqual([]));
  it("has not expired", () => {
    expect(problems({ expiresOn: "2026-12-01" })).toEqual([]);
    expect(problems({ expiresOn: "2026-11-30" })).toEqual(["expiresOn documentExpired"]);
  });
  it("was issued, and before it expires", () => {
    expect(problems({ issuedOn: "2026-12-02" })).toEqual(["issuedOn documentIssued"]);
    expect(problems({ issuedOn: "2026-12-01" })).toEqual([]);
    expect(problems({ issuedOn: "2026-12-01", expiresOn: "2026-12-01" })).toEqual(["issuedOn documentIssued"]);
  });
  it("was issued to somebody who was born", () => {
    for (const type of [2, 3] as const) {
      expect(problems({ issuedOn: "1988-05-16" }, type)).toEqual(["issuedOn issuedTooEarly"]);
      expect(problems({ issuedOn: "1988-05-17" }, type)).toEqual([]);
    }
  });
  it("has its date of issue, if it is a licence", () => {
    expect(problems({ issuedOn: null })).toEqual(["issuedOn required"]);
    expect(problems({ issuedOn: null }, 2)).toEqual([]);
  });
  it("belongs to a person who was born, whose date of birth it may leave out", () => {
    expect(problems({ birthDate: "2027-01-01" })).toEqual(["birthDate birthDate"]);
    expect(problems({ birthDate: null })).toEqual([]);
  });

  it.each([
    ["C01X00T47", "C01X00T47"],
    [" l998 ", "L998"],
    ["AB-123.456", "AB-123.456"],
    ["12 345 678", "12 345 678"],
    // Washington, until 2018.
    ["LI***JD123AB", "LI***JD123AB"],
    // Russia, Kazakhstan, and as Spanish and French papers shorten the word.
    ["12 34 № 567890", "12 34 № 567890"],
    ["№ 012345", "№ 012345"],
    ["Nº 12-345", "Nº 12-345"],
    ["N° 12345", "N° 12345"],
    ["#12345", "#12345"],
    // Québec and India, as PDF files and their fonts have them.
    ["M1234\u2011010188\u201101", "M1234-010188-01"],
    ["DL/14/2011–0062821", "DL/14/2011-0062821"],
    ["MH12\u00A020110062821", "MH12 20110062821"],
    // Hong Kong, and people of Sweden who are older than a hundred years.
    ["A123456(7)", "A123456(7)"],
    ["180101+1234", "180101+1234"],
    // Identity numbers of China, Indonesia and Egypt, which are their licences' too.
    ["310000198804120454", "310000198804120454"],
    ["5171021204880003", "5171021204880003"],
    ["30304121234569", "30304121234569"],
    ["ＡＢ１２３４５６７", "AB1234567"],
    ["AB\u200B123\uFE0F456\u202C", "AB123456"],
    ["第 123456789012 号", "第 123456789012 号"],
    ["กข\u0E33 123456", "กข\u0E33 123456".normalize("NFKC")],
    ["۱۲۳۴۵۶۷۸", "12345678"],
    // With the signs that fill it up in a passport's machine-readable lines.
    ["L898902C<", "L898902C"],
  ])("has a number as states print it, stored so: %j (DOC-5)", (typed, stored) => {
    expect([isDocumentNumber(typed), normaliseNumber(typed)]).toEqual([true, stored]);
  });

  it.each(["", "-1234", "12", "L-99", "№ 12", "***", "<script>", "AB1234; drop", "1234\n5678", "AB=1234"])(
    "is refused with any other number: %j",
    (typed) => expect(isDocumentNumber(typed)).toBe(false),
  );
});

describe("until when a document must be valid", () => {
  const cars = [car, { ...car, dropOff: "2026-12-18" }];

  it("is six months from the first day for an unknown passport, and the last return for a licence", () =>
    expect(neededUntil(trip, cars)).toEqual([
      { type: 2, day: "2027-06-15" },
      { type: 3, day: "2026-12-20" },
    ]));

  it("is the trip's last day if a country asks for less, and none for a licence without a car", () =>
    expect(neededUntil(trip, [], 0)).toEqual([{ type: 2, day: "2026-12-20" }]));

  it("is the earliest day that the check accepts", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (months) => {
        const [passport] = neededUntil(trip, cars, months);
        const day = passport?.day ?? "";
        expect(passportPeriodRefusal({ expiresOn: day, months }, trip)).toBeNull();
        expect(passportPeriodRefusal({ expiresOn: addDays(day, -1), months }, trip)).not.toBeNull();
      }),
    ));
});

describe("the process of a document", () => {
  const asOf = { today: "2026-12-01", started: false };

  it("leads to the documents while one is missing, and to the home page otherwise (DOC-8)", () => {
    const at = (status: "given" | "inReview" | "verified" | "rejected", expiresOn = "2030-01-01") =>
      processStatus({ status, expiresOn }, asOf);
    expect(
      [
        processStatus(undefined, asOf),
        processStatus(undefined, { ...asOf, started: true }),
        at("given", "2026-11-30"),
        at("rejected"),
      ].map(pathAfter),
    ).toEqual(Array(4).fill("/documents"));
    expect([at("given", "2026-12-01"), at("inReview"), at("verified")].map(pathAfter)).toEqual(Array(3).fill("/"));
    expect(at("rejected", "2026-11-30")).toBe("rejected");
  });
});
