import { eventsOf } from "../../src/features/plan/server/checkout.repository";
import type { ApiProcess } from "../apiProcess";
import { openTestServer } from "../testDatabase";
import { openWorld, type World } from "./world";

const COMMANDS = 10;
const server = process.env.TEST_DATABASE_URL;
// The embedded database is one session: there nobody ever waits for a lock.
const onServer = server ? describe : describe.skip;

onServer("commands on one plan at once", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await openTestServer(server ?? ""));
  });
  afterAll(() => world.close());

  it("each know the facts of those that they had to wait for", async () => {
    const clientId = await world.newClient();
    const planId = await world.payablePlan(clientId);
    const [added] = await eventsOf(world.db, planId);
    const bookingId = added?.type === "booking.added" ? added.booking.id : 0;
    const cancel = ({ commands }: ApiProcess) =>
      commands.change({ clientId, role: "client" }, planId, (plan) =>
        plan.take({ type: "booking.cancelled", bookingId }, { kind: "client", id: clientId }),
      );
    const answers = await Promise.allSettled(Array.from({ length: COMMANDS }, () => cancel(world.start())));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const kept = await eventsOf(world.db, planId);
    expect(kept.filter(({ type }) => type === "booking.cancelled")).toHaveLength(1);
  });
});
