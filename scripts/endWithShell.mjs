// npm runs a script in a shell, and Debian's shell passes no signal on. Without this a server would continue after its
// `npm start` was stopped. Importing it is enough.
const shell = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
}, 500);
watch.unref();
