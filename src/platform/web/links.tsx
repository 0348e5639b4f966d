import type { ComponentType, RefAttributes } from "react";
import {
  Link as AnyLink,
  Navigate as AnyNavigate,
  NavLink as AnyNavLink,
  type LinkProps,
  type NavigateOptions,
  type NavigateProps,
  type NavLinkProps,
  useNavigate as useAnyNavigate,
} from "react-router";
import type { PagePath } from "../../shared/page";

/* React Router's links and navigation, restricted to typed paths of our own pages. */

/** A page, or another query or fragment of the open page. */
export type To = PagePath | { readonly pathname?: PagePath; readonly search?: string; readonly hash?: string };
type Led<Props> = Omit<Props, "to"> & { readonly to: To };
type Anchor<Props> = ComponentType<Led<Props> & RefAttributes<HTMLAnchorElement>>;

export const Link: Anchor<LinkProps> = AnyLink;
export const NavLink: Anchor<NavLinkProps> = AnyNavLink;
export const Navigate: ComponentType<Led<NavigateProps>> = AnyNavigate;

/** A step in the browser's history is a number. */
export type NavigateFunction = {
  (to: To, options?: NavigateOptions): void | Promise<void>;
  (steps: number): void | Promise<void>;
};
export const useNavigate: () => NavigateFunction = useAnyNavigate;
