/** Whether a message belongs to QA's tools: only builds with the tools contain it. */
export function isOfQa(id) {
  return /^(title\.)?inspector(\.|$)/.test(id);
}
