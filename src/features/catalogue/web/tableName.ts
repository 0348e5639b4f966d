import type { MessageId } from "../../../shared/messageId";

const names: Readonly<Record<string, MessageId>> = {
  provinces: "support.catalogue.table.provinces",
  zones: "support.catalogue.table.zones",
  companies: "support.catalogue.table.companies",
  offices: "support.catalogue.table.offices",
  office_hours: "support.catalogue.table.office_hours",
  closed_days: "support.catalogue.table.closed_days",
  classes: "support.catalogue.table.classes",
  models: "support.catalogue.table.models",
  cars: "support.catalogue.table.cars",
  one_way: "support.catalogue.table.one_way",
  seasons: "support.catalogue.table.seasons",
  lengths: "support.catalogue.table.lengths",
  charges: "support.catalogue.table.charges",
  cancellation: "support.catalogue.table.cancellation",
  reserve_periods: "support.catalogue.table.reserve_periods",
  chains: "support.catalogue.table.chains",
  houses: "support.catalogue.table.houses",
  services: "support.catalogue.table.services",
  rooms: "support.catalogue.table.rooms",
  room_rates: "support.catalogue.table.room_rates",
  payment_methods: "support.catalogue.table.payment_methods",
  child_rates: "support.catalogue.table.child_rates",
  shop: "support.catalogue.table.shop",
  sections: "support.catalogue.table.sections",
};

/** What a table of the catalogue is called. */
export const tableName = (table: string): MessageId => names[table] ?? "support.catalogue.table";
