import * as account from "./schema/account";
import * as catalogue from "./schema/catalogue";
import * as information from "./schema/information";
import * as lodging from "./schema/lodging";
import * as money from "./schema/money";
import * as operations from "./schema/operations";
import * as payments from "./schema/payments";
import * as plan from "./schema/plan";

/** All tables in one object, for Drizzle. */
export const schema = {
  ...account,
  ...catalogue,
  ...plan,
  ...lodging,
  ...money,
  ...information,
  ...payments,
  ...operations,
};
export type Schema = typeof schema;
