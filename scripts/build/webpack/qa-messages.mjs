/** Whether a message belongs to QA's tools: it is in the build only where they are. */
export function isOfQa(id) {
  return /^(title\.)?inspector(\.|$)/.test(id);
}
