/** The server's settings for the page, in its body's `data-settings`. */
export type FieldsSettings = {
  /** The tokeniser to call, and its message format. */
  speaks: "clover" | "payeezy";
  apiKey: string;
  /** The token of Payeezy's account; empty for others. */
  taToken: string;
  /** The only origin with which messages are exchanged. */
  site: string;
  testCards: string[];
  /** Error messages by `<field>.<code>`. */
  errors: Record<string, string>;
  /** The styles that the page around a Clover element requests, by selector. */
  styles?: Record<string, Record<string, string>>;
};

/**
 * The script of a page of fields. It is sent to the browser as this function's text, so it can use nothing of its
 * module. Card numbers go only to the provider's tokeniser; the surrounding page gets the token, the brand and the last
 * four digits. Payeezy's fields are in one page; Clover has a page for each field, and these can read each other
 * because they have the same origin, while the page around them cannot.
 */
export function runFields(): void {
  type Name = "number" | "name" | "date" | "cvv" | "postalCode" | "streetAddress";
  const known: Name[] = ["number", "name", "date", "cvv", "postalCode", "streetAddress"];
  const settings: FieldsSettings = JSON.parse(document.body.dataset.settings ?? "{}");
  const isInput = (element: Element | null): element is HTMLInputElement => element?.localName === "input";

  /** The documents of all fields: this page's, and those of its siblings if each field has its own. */
  function documents(): Document[] {
    const siblings: Document[] = [];
    for (let at = 0; settings.speaks === "clover" && at < window.parent.length; at += 1) {
      const view = window.parent[at];
      try {
        if (view && view !== window) siblings.push(view.document);
      } catch {
        // A sibling frame of another origin, which is not the provider's.
      }
    }
    return [document, ...siblings];
  }
  function inputOf(name: Name): HTMLInputElement | undefined {
    return documents()
      .map((page) => page.getElementById(name))
      .find(isInput);
  }
  /** The fields of the payment, and those of this page. */
  const namesHere = known.filter((name) => document.getElementById(name) !== null);
  const names = () => known.filter((name) => inputOf(name) !== undefined);
  const typedIn = (name: Name) => inputOf(name)?.value.trim() ?? "";
  const digitsOf = (name: Name) => typedIn(name).replace(/\D/g, "");
  const say = (message: Record<string, unknown>) => window.parent.postMessage(message, settings.site);

  const brands: { name: string; label: string; begins: RegExp; lengths: number[]; cvv: number }[] = [
    { name: "VISA", label: "Visa", begins: /^4/, lengths: [16], cvv: 3 },
    { name: "MC", label: "Mastercard", begins: /^(5[1-5]|2[2-7])/, lengths: [16], cvv: 3 },
    { name: "AMEX", label: "Amex", begins: /^3[47]/, lengths: [15], cvv: 4 },
    { name: "DISCOVER", label: "Discover", begins: /^6(011|4[4-9]|5)/, lengths: [16], cvv: 3 },
  ];
  const brandOf = (digits: string) => brands.find(({ begins }) => begins.test(digits));

  function passesLuhn(digits: string): boolean {
    const reversed = [...digits].reverse().map(Number);
    const total = reversed.reduce((sum, digit, index) => {
      const counted = index % 2 === 0 ? digit : digit * 2;
      return sum + (counted > 9 ? counted - 9 : counted);
    }, 0);
    return total % 10 === 0;
  }

  function spaced(digits: string): string {
    const groups = brandOf(digits)?.name === "AMEX" ? [4, 6, 5] : [4, 4, 4, 4];
    const parts: string[] = [];
    let from = 0;
    for (const length of groups) {
      if (from < digits.length) parts.push(digits.slice(from, from + length));
      from += length;
    }
    return parts.join(" ");
  }

  function slashed(digits: string): string {
    const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    return month.length > 2 ? `${month.slice(0, 2)} / ${month.slice(2, 4)}` : month;
  }

  /** Formats the digits, and keeps the caret behind the same digit. */
  function rewrite(input: HTMLInputElement, format: (digits: string) => string): void {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, "").length;
    const typedAtEnd = (input.selectionStart ?? 0) >= input.value.length;
    input.value = format(input.value.replace(/\D/g, ""));
    let caret = 0;
    for (let seen = 0; caret < input.value.length && seen < before; caret += 1) {
      if (/\d/.test(input.value.charAt(caret))) seen += 1;
    }
    const at = typedAtEnd ? input.value.length : caret;
    input.setSelectionRange(at, at);
  }

  function numberCode(): string | null {
    const digits = digitsOf("number");
    if (digits === "") return "required";
    const brand = brandOf(digits);
    if (brand ? !brand.lengths.includes(digits.length) : digits.length < 13) return "incomplete";
    if (!passesLuhn(digits)) return "invalid";
    if (!brand) return "brand";
    return settings.testCards.includes(digits) ? null : "notATestCard";
  }

  function dateCode(): string | null {
    const digits = digitsOf("date");
    if (digits === "") return "required";
    const month = Number(digits.slice(0, 2));
    const year = 2000 + Number(digits.slice(2));
    if (digits.length !== 4 || month < 1 || month > 12) return "invalid";
    // A card is valid through the last day of its month.
    return new Date(year, month, 1).getTime() > Date.now() ? null : "expired";
  }

  const missing = (name: Name) => (typedIn(name) === "" ? "required" : null);
  const codeOf: Record<Name, () => string | null> = {
    number: numberCode,
    name: () => missing("name"),
    streetAddress: () => missing("streetAddress"),
    date: dateCode,
    cvv: () => {
      const digits = digitsOf("cvv");
      if (digits === "") return "required";
      return digits.length === (brandOf(digitsOf("number"))?.cvv ?? 3) ? null : "invalid";
    },
    postalCode: () => {
      if (typedIn("postalCode") === "") return "required";
      return /^[\p{L}\d][\p{L}\d -]{1,10}$/u.test(typedIn("postalCode")) ? null : "invalid";
    },
  };

  function show(name: Name, code: string | null): void {
    const input = inputOf(name);
    const note = document.getElementById(`${name}-error`);
    if (!input) return;
    if (note)
      note.textContent =
        code === null ? "" : (settings.errors[`${name}.${code}`] ?? settings.errors["number.invalid"] ?? "");
    if (code === null) input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
  }

  function check(): Partial<Record<Name, string>> {
    const wrong: Partial<Record<Name, string>> = {};
    for (const name of names()) {
      const code = codeOf[name]();
      show(name, code);
      if (code !== null) wrong[name] = code;
    }
    return wrong;
  }

  function fail(fields: Partial<Record<Name, string>>): void {
    const first = names().find((name) => fields[name] !== undefined);
    if (first) inputOf(first)?.focus();
    say({ type: "error", fields });
  }

  const fieldOfCode: Record<string, Name> = { invalid_expiry: "date", expired_card: "date", incorrect_cvc: "cvv" };

  type Answer = { token: unknown; card?: object } | { code: string };

  async function post(path: string, content: object) {
    const headers = { "content-type": "application/json", apikey: settings.apiKey };
    const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(content) });
    return { ok: response.ok, body: await response.json() };
  }

  async function askClover(holder: string | undefined): Promise<Answer> {
    const date = digitsOf("date");
    const card = {
      number: digitsOf("number"),
      exp_month: date.slice(0, 2),
      exp_year: `20${date.slice(2)}`,
      cvv: digitsOf("cvv"),
      address_zip: typedIn("postalCode") || undefined,
      address_line1: typedIn("streetAddress") || undefined,
      brand: brandOf(digitsOf("number"))?.name,
      name: typedIn("name") || holder,
    };
    const { ok, body } = await post("/v1/tokens", { card });
    if (!ok) return { code: String(body?.error?.code) };
    return { token: body.id, card: { brand: body.card.brand, last4: body.card.last4 } };
  }

  async function askPayeezy(holder: string | undefined): Promise<Answer> {
    const credit_card = {
      type: brandOf(digitsOf("number"))?.label.toLowerCase(),
      cardholder_name: holder,
      card_number: digitsOf("number"),
      exp_date: digitsOf("date"),
      cvv: digitsOf("cvv"),
    };
    const asked = { type: "FDToken", ta_token: settings.taToken, auth: "false", credit_card };
    const { ok, body } = await post("/v1/transactions/tokens", asked);
    return ok ? { token: body.token } : { code: String(body?.Error?.messages?.[0]?.code) };
  }

  async function tokenize(holder: string | undefined): Promise<void> {
    const wrong = check();
    if (Object.keys(wrong).length > 0) return fail(wrong);
    try {
      const answer = await (settings.speaks === "payeezy" ? askPayeezy : askClover)(holder);
      if ("token" in answer) return say({ type: "token", ...answer });
      const name = fieldOfCode[answer.code] ?? "number";
      const code = name === "date" ? "expired" : "invalid";
      show(name, code);
      fail({ [name]: code });
    } catch {
      show("number", "unreachable");
      fail({ number: "unreachable" });
    }
  }

  const badge = document.getElementById("brand");
  const here = (name: Name) => (namesHere.includes(name) ? inputOf(name) : undefined);
  here("number")?.addEventListener("input", ({ currentTarget }) => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    rewrite(currentTarget, spaced);
    const brand = brandOf(digitsOf("number"));
    if (badge && badge.textContent !== (brand?.label ?? "")) badge.textContent = brand?.label ?? "";
    if (brand) inputOf("cvv")?.setAttribute("maxlength", String(brand.cvv));
  });
  here("date")?.addEventListener("input", (event) => {
    // A deletion does not reformat: the slash must not reappear while it is being deleted.
    if (event instanceof InputEvent && event.inputType.startsWith("delete")) return;
    if (event.currentTarget instanceof HTMLInputElement) rewrite(event.currentTarget, slashed);
  });
  here("cvv")?.addEventListener("input", ({ currentTarget }) => {
    if (currentTarget instanceof HTMLInputElement) currentTarget.value = currentTarget.value.replace(/\D/g, "");
  });
  /** Clover's events contain the state of every field. */
  const tell = (event: "change" | "blur") => {
    if (settings.speaks !== "clover") return;
    const states = names().map((name) => [name, { code: codeOf[name](), touched: touched(name) }]);
    say({ type: "state", event, states: Object.fromEntries(states) });
  };
  const touched = (name: Name) => inputOf(name)?.dataset.touched === "yes";
  for (const name of namesHere) {
    const input = inputOf(name);
    if (!input) continue;
    // A field is validated when a non-empty one loses the focus, and after an error at every key.
    input.addEventListener("blur", () => {
      if (typedIn(name) !== "") show(name, codeOf[name]());
      tell("blur");
    });
    input.addEventListener("input", () => {
      input.dataset.touched = "yes";
      if (input.hasAttribute("aria-invalid")) show(name, codeOf[name]());
      tell("change");
    });
  }
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());

  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== settings.site || source !== window.parent || data?.type !== "tokenize") return;
    void tokenize(typeof data.name === "string" ? data.name : undefined);
  });
  const sheet = new CSSStyleSheet();
  for (const [selector, rules] of Object.entries(settings.styles ?? {})) {
    const lines = Object.entries(rules).map(
      ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
    );
    sheet.insertRule(`${selector === "body" ? "body.element" : `body.element ${selector}`} { ${lines.join("; ")} }`);
  }
  document.adoptedStyleSheets = [sheet];
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  say({ type: "ready", height: height() });
  new ResizeObserver(() => say({ type: "resize", height: height() })).observe(document.documentElement);
}
