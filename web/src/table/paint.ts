// How long it takes from a message of the server to the picture of it: tests and curious people read it.

/** What has come is shown now: measure until the frame after the one that paints it. */
export function painted(): void {
  const [message] = performance.getEntriesByName("grimalkin-message").slice(-1);
  const start = message?.startTime ?? performance.now();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      performance.measure("grimalkin-paint", { start, end: performance.now() });
      performance.clearMarks("grimalkin-message");
    }),
  );
}
