// An API process of kills.test.ts: it opens the database, waits for one order, and kills itself at one step of it.
import { cloverProvider } from "../../../src/features/payments/methods/clover/server/clover";
import { startProcess } from "../../apiProcess";
import { openPatient } from "../../testDatabase";
import type { Order } from "./kills";

const [url = "", chargeUrl = ""] = process.argv.slice(2);

async function obey({ step, at, payment }: Order): Promise<void> {
  const { db } = await opened;
  const api = startProcess({
    db,
    now: () => at,
    dieAt: step,
    die: () => process.kill(process.pid, "SIGKILL"),
    providers: { clover: cloverProvider({ chargeUrl, privateKey: "key", fetch, timeout: 60_000 }) },
    inventories: [],
  });
  if (payment) await api.payments.pay({ clientId: payment.ClientId, role: "client" }, payment, "198.51.100.7");
  else await api.reconcile();
  // The process has survived the step; the exit status tells the test.
  process.exit(0);
}

const opened = openPatient(url);
process.on("message", (order: Order) => void obey(order));
void opened.then(() => process.send?.("ready"));
