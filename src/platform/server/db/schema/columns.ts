import { bigint, customType, integer } from "drizzle-orm/pg-core";
import type { Instant } from "../../../../shared/instant";

/** An instant in epoch milliseconds, stored as timestamptz. */
export const instant = customType<{ data: Instant; driverData: string }>({
  dataType: () => "timestamptz(3)",
  toDriver: (value) => new Date(value).toISOString(),
  fromDriver: (value) => new Date(value).getTime(),
});

/** An amount in minor units. */
export const minor = (name?: string) => (name ? integer(name) : integer());

/** A counter that may outgrow 32 bits. */
export const counter = (name: string) => bigint(name, { mode: "number" });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
