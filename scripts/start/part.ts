/**
 * The first module of each part's process: runs the part's own main file, tells the launcher when it has started,
 * and stops it when the launcher is gone, however it went.
 */
const [, , mainFile] = process.argv;
const stopMs = 20_000;

process.once("disconnect", () => {
  setTimeout(() => process.exit(1), stopMs).unref();
  process.kill(process.pid, "SIGTERM");
});

try {
  await import(String(mainFile));
  process.send?.("started");
  process.channel?.unref();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
