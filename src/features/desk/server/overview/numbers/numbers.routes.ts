import type { FastifyInstance } from "fastify";
import { route } from "../../../../../platform/server/http/route";
import { numbersContract } from "../../../numbers/numbers.contract";
import { MoneyNumbers, Numbers, WantedPeriod } from "../../../numbers/numbers.schemas";
import type { NumbersService } from "./numbers.service";

export function numbersRoutes(app: FastifyInstance, { numbers }: { numbers: NumbersService }): void {
  route(app, numbersContract.getNumbers, { params: WantedPeriod, data: Numbers }, ({ caller, params }) =>
    numbers.getNumbers(caller, params),
  );
  route(app, numbersContract.getMoneyNumbers, { params: WantedPeriod, data: MoneyNumbers }, ({ caller, params }) =>
    numbers.getMoney(caller, params),
  );
}
