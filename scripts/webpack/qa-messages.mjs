/** Whether a message is one of QA's tools: it goes where they go. */
export function isOfQa(id) {
  return /^(title\.)?inspector(\.|$)/.test(id);
}
