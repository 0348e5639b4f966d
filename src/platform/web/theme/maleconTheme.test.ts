import { maleconTheme } from "./maleconTheme";

const { components } = maleconTheme;

it.each(["MuiSkeleton", "MuiLinearProgress", "MuiCircularProgress"] as const)(
  "%s does not move under reduced motion (A11Y-3)",
  (name) => {
    const overrides = JSON.stringify(components?.[name]?.styleOverrides);
    expect(overrides).toMatch(/prefers-reduced-motion: reduce\)":\{"(animation":"none|display":"none)/);
  },
);

it.each(["MuiButton", "MuiIconButton"] as const)("%s is at least 44 px high (A11Y-4)", (name) => {
  expect(components?.[name]?.styleOverrides?.root).toMatchObject({ minHeight: 44 });
});

it("the theme sets colours by media query, so that the system's scheme needs no script", () => {
  expect(maleconTheme.getColorSchemeSelector("dark")).toContain("prefers-color-scheme: dark");
});
