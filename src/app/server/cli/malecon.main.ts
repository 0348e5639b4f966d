import { malecon } from "./malecon";
import { outliveReader } from "./outliveReader";

outliveReader(process.stdout);
outliveReader(process.stderr);
void malecon(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
}).then((status) => {
  process.exitCode = status;
});
