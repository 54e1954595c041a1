declare module "virtual:texts" {
  /** By owner (`frame` or the name of a game) and language, as `pandemic/pl`: its files; `pandemic/book/pl` are its book. */
  const shelf: Record<string, () => Promise<{ default: string[] }>>;
  export default shelf;
}
