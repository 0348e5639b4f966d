import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { listening } from "./listening";

const by = { port: "METRICS_PORT", host: "METRICS_HOST" };
const listen = async (port: number, host: string) => {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  return server;
};

test("a port in use is named by its variable, with what to do (OPS-5)", async () => {
  const taken = await listen(0, "127.0.0.1");
  const { port } = taken.address() as AddressInfo;
  const place = { port, host: "127.0.0.1", by };
  await expect(listening(place, () => listen(port, place.host))).rejects.toThrow(
    `METRICS_PORT: port ${port} is in use. Stop the program that has it, or set another`,
  );
  taken.close();
});

test("an address that the machine does not have is named by its variable (OPS-5)", async () => {
  const place = { port: 0, host: "192.0.2.1", by };
  await expect(listening(place, () => listen(0, place.host))).rejects.toThrow("METRICS_HOST: 192.0.2.1 is no address");
});

test("any other failure to listen is thrown unchanged", async () => {
  const place = { port: 0, host: "localhost", by };
  await expect(listening(place, () => Promise.reject(new Error("the routes clash")))).rejects.toThrow(
    /^the routes clash$/,
  );
});
