import type { FastifyReply, FastifyRequest } from "fastify";
import { SECOND } from "../../../../shared/instant";
import { SESSION_TIME } from "../../account.rules";

/** The cookie with the refresh token, inaccessible to scripts and other sites. */
export function refreshCookie(publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  // Browsers accept the prefix only with Secure, and Secure only over https.
  const name = secure ? "__Host-malecon-refresh" : "malecon-refresh";
  const options = { path: "/", httpOnly: true, sameSite: "strict", secure } as const;
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    write: (reply: FastifyReply, token: string): void => {
      reply.setCookie(name, token, { ...options, maxAge: SESSION_TIME / SECOND });
    },
    clear: (reply: FastifyReply): void => {
      reply.clearCookie(name, options);
    },
  };
}

export type RefreshCookie = ReturnType<typeof refreshCookie>;
