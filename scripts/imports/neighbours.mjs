/** Which other features a feature may import (design: a feature that is not named here may import none). */
export const neighbours = {
  plan: ["account"],
  car: ["account", "plan"],
  lodging: ["account", "plan"],
  checkout: ["account", "plan", "documents", "ledger", "fund"],
  fund: ["ledger"],
  refunds: ["account", "plan", "checkout", "fund", "ledger"],
};
