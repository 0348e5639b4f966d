import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../src/app/server/config/config";

const folder = "packaging/kubernetes";

type Named = { name: string };
type Probe = { httpGet: { path: string; port: string } };
type Container = Named & {
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  ports?: (Named & { containerPort: number })[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
};
type Labels = Record<string, string>;
type Pods = { metadata: { labels: Labels }; spec: { terminationGracePeriodSeconds?: number; containers: Container[] } };
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: Named;
  data?: Record<string, string>;
  spec: {
    template?: Pods;
    selector?: { matchLabels?: Labels } & Labels;
    ports?: (Named & { targetPort: string })[];
    rules?: { host: string; http: { paths: { backend: { service: Named & { port: Named } } }[] } }[];
    tls?: { hosts: string[] }[];
  };
};

const kustomization = parse(readFileSync(join(folder, "kustomization.yaml"), "utf8"));
const manifests: Manifest[] = kustomization.resources.flatMap((file: string) =>
  parseAllDocuments(readFileSync(join(folder, file), "utf8")).map((document) => document.toJS()),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const podsOf = ({ spec }: Manifest): Pods => spec.template as Pods;
const withPods = manifests.filter(({ spec }) => spec?.template);
const settings = ofKind("ConfigMap")[0]?.data ?? {};

/** The secret's values that an operator sets, with Clover as the payment method. */
const secret = {
  TOKEN_SECRET: "a secret of thirty-two characters",
  DOCUMENT_KEYS: randomBytes(32).toString("base64"),
  RECEIPT_P12: "/etc/malecon/receipts.p12",
  RECEIPT_P12_PASSWORD: "secret",
  DATABASE_URL: "postgres://shop@database.example/malecon",
  SMTP_URL: "smtps://mail.example",
  CLOVER_MERCHANT_ID: "M1V5CF1WV0FSJ",
  CLOVER_PRIVATE_KEY: "key",
};

describe("the Kubernetes manifests (OPS-132)", () => {
  it("have only fields that Kubernetes knows, with values of their types", () => {
    const typed = manifests.map(({ apiVersion, kind, ...rest }, index) => {
      const [version, group = "core"] = apiVersion.split("/").reverse();
      const module = `kubernetes-types/${group.split(".")[0]}/${version}`;
      return `export const m${index}: import("${module}").${kind} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 2)};\n`;
    });
    const checked = ".cache/kubernetes";
    mkdirSync(checked, { recursive: true });
    writeFileSync(join(checked, "manifests.ts"), typed.join(""));
    const compiler = { include: ["manifests.ts"], compilerOptions: { noEmit: true, strict: true, types: [] } };
    writeFileSync(join(checked, "tsconfig.json"), JSON.stringify(compiler));
    const compiled = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", checked], {
      encoding: "utf8",
    });
    expect(compiled.stdout).toBe("");
    expect(compiled.status).toBe(0);
  });

  it("are all in the kustomization, which names their one image", () => {
    const files = readdirSync(folder).filter((file) => file !== "kustomization.yaml");
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
    const images = withPods.flatMap((manifest) => podsOf(manifest).spec.containers.map(({ image }) => image));
    expect(new Set(images)).toEqual(new Set(kustomization.images.map(({ name }: Named) => name)));
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(kustomization.images).toEqual([expect.objectContaining({ newTag: version })]);
  });

  it.each(withPods.map((manifest) => [manifest.metadata.name, manifest] as const))(
    "%s starts with its settings and the secret",
    (_name, manifest) => {
      for (const { env = [], ports = [] } of podsOf(manifest).spec.containers) {
        const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
        const config = readConfig({ ...secret, ...settings, ...own });
        expect(config).toMatchObject({ production: true, photos: { kind: "s3" }, metrics: expect.anything() });
        const at = (name: string) => ports.find((port) => port.name === name)?.containerPort;
        if (at("shop")) expect([at("shop"), at("cards")]).toEqual([config.port, config.port + 2]);
        if (at("metrics")) expect(at("metrics")).toBe(Number(settings.METRICS_PORT));
      }
    },
  );

  it("set only variables that docs/configuration.md explains, and no secret", () => {
    const readme = readFileSync("docs/configuration.md", "utf8");
    for (const name of Object.keys(settings)) {
      if (name !== "NODE_ENV") expect(readme).toContain(`\`${name}\``);
      expect(Object.keys(secret)).not.toContain(name);
    }
  });

  it("probe the health routes at an open port of the container, and give a process enough time to end", () => {
    for (const manifest of ofKind("Deployment")) {
      const { spec } = podsOf(manifest);
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(28);
      for (const { ports = [], startupProbe, livenessProbe, readinessProbe } of spec.containers) {
        expect(startupProbe?.httpGet.path).toBe("/health/live");
        expect(livenessProbe?.httpGet.path).toBe("/health/live");
        expect(readinessProbe?.httpGet.path).toBe("/health/ready");
        for (const probe of [startupProbe, livenessProbe, readinessProbe])
          expect(ports.map(({ name }) => name)).toContain(probe?.httpGet.port);
      }
    }
  });

  it("route both hosts through the service to the ports of the web processes", () => {
    const [web] = ofKind("Deployment").filter(({ metadata }) => metadata.name === "malecon-web");
    const [service] = ofKind("Service");
    const [ingress] = ofKind("Ingress");
    const pods = podsOf(web as Manifest);
    expect(pods.metadata.labels).toMatchObject(service?.spec.selector ?? { none: "" });
    for (const { metadata, spec } of ofKind("Deployment"))
      expect([metadata.name, podsOf({ spec } as Manifest).metadata.labels]).toEqual([
        metadata.name,
        spec.selector?.matchLabels,
      ]);
    const containerPorts = pods.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
    for (const { targetPort } of service?.spec.ports ?? []) expect(containerPorts).toContain(targetPort);
    const rules = ingress?.spec.rules ?? [];
    expect(rules.map(({ host }) => `https://${host}`)).toEqual([settings.PUBLIC_URL, settings.CARD_FIELDS_ORIGIN]);
    expect(ingress?.spec.tls?.flatMap(({ hosts }) => hosts)).toEqual(rules.map(({ host }) => host));
    for (const { http } of rules)
      for (const { backend } of http.paths) {
        expect(backend.service.name).toBe(service?.metadata.name);
        expect(service?.spec.ports?.map(({ name }) => name)).toContain(backend.service.port.name);
      }
  });
});
