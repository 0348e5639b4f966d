import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../../platform/web/ui/status/tone";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import { LIMITS, limitNames } from "../../../../plan/bookings/limits.rules";
import type { SupportPlan } from "../../../plans/plans.schemas";
import type { PlanWhy } from "../../../plans/why.schemas";
import { supportContract } from "../../../support.contract";
import { DeskRefusal } from "../../parts/DeskRefusal";
import { NextAfterPlan } from "../../parts/NextInInbox";
import { narrow } from "../../parts/narrow";
import { ReasonAction } from "../../parts/ReasonAction";
import { ThumbBar } from "../../parts/ThumbBar";
import { When } from "../../parts/When";
import { deskAnswer, deskRow, openAnswer } from "../../shell/deskRows";
import { useMay } from "../../shell/useMay";
import { actionsFor, mainActionOf, placeOf, rowOfReason } from "./whyActions";

const Reasons = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${token("sand")}`,
  borderRadius: 8,
  background: token("surface"),
  "& > li": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 10, padding: "12px 18px 12px 24px" },
  "& > li + li": { borderTop: `1px solid ${token("sand")}` },
  "& > li:first-of-type": {
    paddingBlock: 16,
    paddingInlineStart: 18,
    borderInlineStart: `6px solid ${token("coral")}`,
  },
  "& > li:first-of-type p": { fontSize: "1.1875rem", lineHeight: 1.4, fontWeight: 600 },
  "& > li > p": { maxWidth: "46rem", overflowWrap: "anywhere" },
  "& ul": { margin: 0, paddingInlineStart: 20 },
  [narrow]: {
    "& > li, & > li:first-of-type": { gap: 8, padding: "10px 12px" },
    "& > li:first-of-type p": { fontSize: "1.0625rem" },
    "& .MuiButton-root": { paddingInline: 12 },
  },
});

const Does = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 12px",
  "& > form": { flex: "1 1 100%" },
});

const tones: Record<PlanWhy["Waits"], Tone> = {
  desk: "problem",
  client: "waiting",
  provider: "waiting",
  bank: "waiting",
  nobody: "neutral",
};

/** Why the plan is in its state, and what to do about it: one sentence each, what waits for staff first. (DESK-23) */
export function WhyPanel({ plan }: { readonly plan: SupportPlan }) {
  const reasons = useRef<HTMLUListElement>(null);
  return (
    <Section title={<FormattedMessage id="support.why.title" />}>
      <Reasons ref={reasons}>
        {plan.Why.map((why) => (
          <li key={`${why.What} ${why.Id}`} {...deskRow(rowOfReason(why))}>
            <p>
              <WhySentence why={why} />
            </p>
            {why.Refusals.length > 0 && (
              <ul>
                {why.Refusals.map((refusal) => (
                  <li key={JSON.stringify(refusal)}>
                    <DeskRefusal refusal={refusal} />
                  </li>
                ))}
              </ul>
            )}
            <Does>
              <StatusChip tone={tones[why.Waits]}>
                <FormattedMessage id="support.why.waits" values={{ whom: why.Waits }} />
              </StatusChip>
              <NextStepButtons why={why} plan={plan} />
            </Does>
          </li>
        ))}
      </Reasons>
      <NextAfterPlan />
      <MainAction plan={plan} onAct={(place) => openAnswer(reasons.current?.children[place])} />
    </Section>
  );
}

/** What to do first, in reach of a thumb; `onAct` opens the action of the reason at a place in the list. */
function MainAction({ plan, onAct }: { readonly plan: SupportPlan; readonly onAct: (place: number) => void }) {
  const may = useMay();
  const first = plan.Why.map((why, place) => ({ why, place, act: mainActionOf(why, plan, may) })).find(
    ({ act }) => act,
  );
  if (!first?.act) return null;
  const { why, place, act } = first;
  const words = <FormattedMessage id={act.words} values={{ id: why.Id }} />;
  return (
    <ThumbBar about={<WhySentence why={why} />}>
      {act.to ? (
        <Button component={Link} to={act.to} variant="contained" color="secondary">
          {words}
        </Button>
      ) : (
        <Button onClick={() => onAct(place)} variant="contained" color="secondary">
          {words}
        </Button>
      )}
    </ThumbBar>
  );
}

const moneyFacts = ["amount", "arrived", "missing"];
const instantFacts = ["deadline", "came"];

function WhySentence({ why: { What, Id, Facts, Since, Until } }: { readonly why: PlanWhy }) {
  const money = useMoney();
  const currency = typeof Facts.currency === "string" ? Facts.currency : undefined;
  const factValues = Object.entries(Facts).map(([name, fact]) => {
    if (moneyFacts.includes(name)) return [name, money(Number(fact), currency)] as const;
    if (instantFacts.includes(name)) return [name, <When key={name} at={Number(fact)} />] as const;
    if (name === "name") return [name, <VerbatimText key={name}>{String(fact)}</VerbatimText>] as const;
    return [name, fact] as const;
  });
  const limit = limitNames.find((name) => name === Id);
  return limit ? (
    <FormattedMessage id={`support.limit.${limit}`} values={{ most: LIMITS[limit] }} />
  ) : (
    <FormattedMessage
      id={`support.why.${What}`}
      values={{
        count: 0,
        type: "none",
        holder: "client",
        name: "",
        late: "no",
        held: "no",
        ...Object.fromEntries(factValues),
        reason: <FormattedMessage id="support.declined" values={{ code: String(Facts.code ?? "") }} />,
        begun: Since === null ? "no" : "yes",
        since: Since !== null && <When at={Since} />,
        ends: Until === null ? "no" : "yes",
        until: Until !== null && <When at={Until} />,
      }}
    />
  );
}

function NextStepButtons({ why, plan }: { readonly why: PlanWhy; readonly plan: SupportPlan }) {
  const may = useMay();
  const place = placeOf(why, plan.TravelPlanId);
  return (
    <>
      {place && may(place.call) && (
        <Button component={Link} to={place.to} variant="contained" color="secondary" {...deskAnswer}>
          <FormattedMessage id={place.words} />
        </Button>
      )}
      {why.Waits === "client" && may(supportContract.writeToClient) && (
        <Button component={Link} to={{ hash: "thread" }} variant="outlined" {...deskAnswer}>
          <FormattedMessage id="support.thread.write" />
        </Button>
      )}
      {actionsFor(why, plan).map(({ kind, id }) =>
        kind === "refuseHolder" || kind === "rejectDocument" ? (
          <ReasonAction key={kind} act={{ kind, id }} clientLanguage={plan.ClientLanguage} />
        ) : (
          <ReasonAction key={kind} act={{ kind, id }} />
        ),
      )}
    </>
  );
}
