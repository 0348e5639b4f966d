import { type DisputeOutcomeFacts, disputeOutcomeFrom } from "./disputeOutcome.rules";

const printing: DisputeOutcomeFacts = { paidPlan: true, hold: null, stage: "printing", signBy: null };

test.each<[string, Partial<DisputeOutcomeFacts>, ReturnType<typeof disputeOutcomeFrom>]>([
  ["a signed plan's papers are valid again", {}, { hold: "none" }],
  ["a signed plan is not asked to be signed", { signBy: 5 }, { hold: "none" }],
  ["another dispute still blocks them", { hold: "undecided" }, { hold: "undecided" }],
  ["lost money blocks them", { hold: "lost" }, { hold: "lost" }],
  ["the receipt is to be signed", { stage: "signing", signBy: 5 }, { hold: "unsigned", deadlineAt: 5 }],
  ["without a time to sign nothing is asked for", { stage: "signing" }, { hold: "apart" }],
  ["a plan that is over has no papers", { stage: "ended" }, { hold: "ended" }],
  [
    "a plan that is over does not hide another dispute",
    { stage: "ended", hold: "undecided" },
    { hold: "endedDisputed" },
  ],
  ["a plan that is not paid has no papers", { stage: "unpaid" }, { hold: "apart" }],
  ["other money affects no papers", { paidPlan: false }, { hold: "apart" }],
  ["other money affects no papers, held or not", { paidPlan: false, hold: "undecided" }, { hold: "apart" }],
])("after a dispute: %s (PAY-30, PAY-32)", (_what, facts, outlook) => {
  expect(disputeOutcomeFrom({ ...printing, ...facts })).toEqual(outlook);
});
