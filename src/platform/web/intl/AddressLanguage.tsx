import { useEffect } from "react";
import { useSelector } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { selectLanguage } from "./language";
import { languageOfAddress } from "./languageOfAddress";

/** `?lang=` in the address holds until another language is chosen: then it goes, or a reload would bring it back. (WEB-12) */
export function AddressLanguage() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const language = useSelector(selectLanguage);
  useEffect(() => {
    const asked = languageOfAddress(search);
    if (!asked || asked === language) return;
    const others = new URLSearchParams(search);
    others.delete("lang");
    void navigate({ search: `${others}`, hash }, { replace: true });
  }, [navigate, search, hash, language]);
  return null;
}
