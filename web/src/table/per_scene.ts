/** What all who are given the same scene share: made for the first who asks for it. */
export function perScene<Shown extends object, Shared>(
  make: (scene: Shown) => Shared,
): (scene: Shown) => Shared {
  const made = new WeakMap<Shown, Shared>();
  return (scene) => {
    const known = made.get(scene);
    if (known !== undefined) return known;
    const shared = make(scene);
    made.set(scene, shared);
    return shared;
  };
}
