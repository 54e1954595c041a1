/** Does this with every frame that is drawn; what is handed back ends it. */
export function everyFrame(act: (now: number) => void): () => void {
  let frame = requestAnimationFrame(function next(now) {
    act(now);
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** The system of this person asks for little motion. */
export const prefersStillness = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;
