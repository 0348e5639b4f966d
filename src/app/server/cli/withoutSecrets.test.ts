import { withoutSecrets } from "./withoutSecrets";

it("masking secrets leaves a message readable whose words are a password too, and masks it in addresses, short ones as well (OPS-22)", () => {
  const env = {
    DATABASE_URL: "postgres://malecon:malecon@database/malecon",
    SMTP_URL: "smtps://shop:abc@mail.example",
    RECEIPT_P12_PASSWORD: "secret",
  };
  for (const line of ['run "malecon migrate" at malecon.example', "Its secret, which is not shown again:", "abc"])
    expect(withoutSecrets(line, env)).toBe(line);
  expect(withoutSecrets(`no answer of ${env.DATABASE_URL}, ${env.SMTP_URL}`, env)).toBe(
    "no answer of postgres://malecon:***@database/malecon, smtps://shop:***@mail.example",
  );
});

it("masking hides other secrets wherever they are, and each key of a list (OPS-22)", () => {
  const env = {
    DATABASE_URL: "postgres://shop:tr0picana@127.0.0.1/shop",
    DOCUMENT_KEYS: "AAAAAAAAAA=,BBBBBBBBBB=",
    TOKEN_SECRET: "5c1d9e",
  };
  const line = "tr0picana AAAAAAAAAA= BBBBBBBBBB= 5c1d9e";
  expect(withoutSecrets(line, env)).toBe("*** *** *** ***");
});
