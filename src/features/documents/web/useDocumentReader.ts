import { useEffect, useRef, useState } from "react";
import { serverNow } from "../../../platform/web/serverNow";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { GivenType } from "../documents.rules";
import { NoPicture, type Reading } from "./reading/reading";

/** `failed`: nothing was found in it. `unavailable`: the reading program could not be loaded, or failed. */
type State = { step: "idle" | "reading" | "failed" | "noPicture" | "unavailable" } | { step: "read"; reading: Reading };

/** Reads pictures of documents in the browser; the code for it is loaded with the first one. (DOC-10) */
export function useDocumentReader(type: GivenType, onRead: (reading: Reading) => void) {
  const [state, setState] = useState<State>({ step: "idle" });
  // Reading takes seconds: what the picture fills in may have been loaded meanwhile, such as the list of countries.
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const read = async (file: File) => {
    setState({ step: "reading" });
    try {
      const reading = await (type === IdentityDocumentType.DriverLicense ? readLicenceIn(file) : readPassportIn(file));
      setState(reading ? { step: "read", reading } : { step: "failed" });
      if (reading) latest.current(reading);
    } catch (error) {
      setState({ step: error instanceof NoPicture ? "noPicture" : "unavailable" });
    }
  };
  return { state, read };
}

async function readPassportIn(file: File): Promise<Reading | null> {
  const { readPassport } = await import(/* webpackChunkName: "read-passport" */ "./reading/readPassport");
  return readPassport(file, havanaDate(serverNow()));
}

async function readLicenceIn(file: File): Promise<Reading | null> {
  const { readLicence } = await import(/* webpackChunkName: "read-licence" */ "./reading/readLicence");
  return readLicence(file);
}
