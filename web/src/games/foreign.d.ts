declare module "virtual:foreign-screens" {
  /** By the folder of a game: the screens that another package brings along. */
  const foreign: Readonly<
    Record<string, () => Promise<{ screens: import("./screens").GameScreens }>>
  >;
  export default foreign;
}
