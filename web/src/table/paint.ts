// How long it takes from a message of the server to the picture of it: tests and curious people read it.

/** What has just come is being shown: measure until the frame after the one that paints it. */
export function painted(): void {
  const [message] = performance.getEntriesByName("grimalkin-message").slice(-1);
  performance.clearMarks("grimalkin-message");
  if (!message) return;
  const start = message.startTime;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => performance.measure("grimalkin-paint", { start, end: performance.now() })),
  );
}
