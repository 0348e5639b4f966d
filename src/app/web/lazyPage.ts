import { type ComponentType, lazy } from "react";
import { loadAllMessages } from "../../platform/web/intl/messageFiles";

/** A part of the application that is fetched when it is first shown, together with the messages beyond the first view. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadAllMessages()]);
    return page;
  });
}
