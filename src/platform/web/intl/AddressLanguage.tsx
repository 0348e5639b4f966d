import { useEffect } from "react";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { useNavigate } from "../links";
import { selectLanguage } from "./language";
import { languageOfAddress } from "./languageOfAddress";

/**
 * Removes `?lang=` from the address when another language is chosen, because a reload would restore the old one.
 * (WEB-12)
 */
export function AddressLanguage() {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const language = useSelector(selectLanguage);
  useEffect(() => {
    const addressLanguage = languageOfAddress(search);
    if (!addressLanguage || addressLanguage === language) return;
    const others = new URLSearchParams(search);
    others.delete("lang");
    void navigate({ search: `${others}`, hash }, { replace: true, state });
  }, [navigate, search, hash, state, language]);
  return null;
}
