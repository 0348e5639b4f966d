import { ignoreBrokenPipe } from "./ignoreBrokenPipe";
import { malecon } from "./malecon";

ignoreBrokenPipe(process.stdout);
ignoreBrokenPipe(process.stderr);
void malecon(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
}).then((status) => {
  process.exitCode = status;
});
