// npm runs a script in a shell, and the shell of Debian passes no signal on. Without this a server would go on after its
// `npm start` was ended. Importing it is enough.
const shell = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
}, 500);
watch.unref();
