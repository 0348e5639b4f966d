/** The style of the card fields: the shop's colours and shapes in light and dark; no animations. */
export const fieldsStyle = `
@font-face { font-family: Figtree; src: url("/figtree.woff2") format("woff2"); font-weight: 300 900; font-display: swap; }
:root { --surface: #FFFDF7; --sunken: #F3E9D2; --outline: #847C61; --ink: #14262B; --soft: #4C5A5B; --wine: #98193C;
  --sea: #0B5C6B; --wash: #DDEFEC; --focus: #0B5C6B; color-scheme: light; }
:root[data-theme=dark] { --surface: #0D2A3D; --sunken: #14374D; --outline: #7B99A6; --ink: #F6EBD3; --soft: #B3C4C4;
  --wine: #FF9DAB; --sea: #74D2CC; --wash: #10414C; --focus: #FFC455; color-scheme: dark; }
* { box-sizing: border-box; }
html { overflow: hidden; }
body { margin: 0; padding: 4px; background: var(--surface); color: var(--ink);
  font: 400 1rem/1.4 Figtree, system-ui, "Segoe UI", Roboto, sans-serif; }
form { display: grid; gap: 16px; grid-template-columns: repeat(6, minmax(0, 1fr)); }
.field { display: grid; gap: 6px; align-content: start; min-width: 0; grid-column: span 2; }
.field.wide { grid-column: 1 / -1; }
label { font-weight: 600; line-height: 1.35; }
.control { position: relative; }
input { font: inherit; font-size: 1.0625rem; font-variant-numeric: tabular-nums; color: var(--ink); width: 100%; min-height: 48px;
  margin: 0; padding: 10px 12px; border: 2px solid var(--outline); border-radius: 6px; background: var(--surface); }
input::placeholder { color: var(--soft); opacity: 1; }
input:hover { border-color: var(--ink); }
input[aria-invalid=true] { border-color: var(--wine); box-shadow: inset 4px 0 0 var(--wine); }
input:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
input:-webkit-autofill { -webkit-text-fill-color: var(--ink); box-shadow: inset 0 0 0 50px var(--wash); }
#number { padding-right: 104px; }
#brand { position: absolute; right: 10px; top: 50%; transform: translateY(-50%); padding: 3px 9px; border-radius: 4px;
  background: var(--wash); color: var(--ink); font-size: 0.8125rem; font-weight: 700; }
#brand:empty { display: none; }
.error { color: var(--wine); font-size: 0.9375rem; font-weight: 600; }
.error:empty { display: none; }
details { grid-column: 1 / -1; font-size: 0.875rem; color: var(--soft); }
summary { cursor: pointer; padding: 6px 0; border-radius: 4px; min-height: 24px; }
table { border-collapse: collapse; width: 100%; background: var(--sunken); color: var(--ink); border-radius: 6px; }
td { padding: 5px 10px; vertical-align: top; }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums; user-select: all; }
@media (max-width: 419px) {
  .field { grid-column: span 3; }
}
body.element { padding: 0; }
body.element form { display: block; }
body.element input { display: block; border: 0; border-radius: 0; background: transparent; color: inherit; }
body.element input:focus-visible { outline-offset: -3px; }
body.element input[aria-invalid=true] { box-shadow: none; }
h1 { font-size: 1.25rem; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 0 20px; margin: 4px 8px 4px 0; color: var(--ink);
  background: var(--wash); border: 2px solid var(--outline); border-radius: 6px; }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
@media (forced-colors: active) { #brand { border: 1px solid; } }
`;
