import { useEffect, useState } from "react";
import { type Instant, MINUTE } from "../../../../shared/instant";

/** The server's clock as it goes on after an answer that said `said`, by minutes. */
export function useServerNow(said: Instant): Instant {
  const [later, setLater] = useState({ said, now: said });
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLater({ said, now: said + performance.now() - begun }), MINUTE);
    return () => clearInterval(timer);
  }, [said]);
  return later.said === said ? later.now : said;
}
