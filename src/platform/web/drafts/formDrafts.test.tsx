import { draftEntries, dropAllDrafts, dropDraft, keepDraft, readDraft, storeMissingDrafts } from "./formDrafts";

afterEach(() => sessionStorage.clear());

it("a deleted draft does not return from another tab's copy, and can be written again (WEB-15)", () => {
  keepDraft("car", 7, { Name: "Ana" });
  const copy = draftEntries();
  dropDraft("car");
  expect(draftEntries()).toEqual({});
  storeMissingDrafts(copy);
  expect(readDraft("car", 7)).toBeNull();
  keepDraft("car", 7, { Name: "Eva" });
  storeMissingDrafts(copy);
  expect(readDraft("car", 7)).toEqual({ Name: "Eva" });
});

it("another tab's draft is adopted if this tab has none, and after a log-off (WEB-15)", () => {
  keepDraft("car", 7, { Name: "Ana" });
  const copy = draftEntries();
  dropAllDrafts();
  dropDraft("car");
  storeMissingDrafts(copy);
  expect(readDraft("car", 7)).toEqual({ Name: "Ana" });
});
