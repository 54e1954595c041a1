declare module "virtual:books" {
  import type { Book, Reference } from "./book";

  /** By the folder of the game: what its book is made of. */
  const shelf: Record<
    string,
    {
      readonly book: () => Promise<{ default: Book }>;
      /** The records behind its pictures, by their names. */
      readonly pictures: () => Promise<{ default: Readonly<Record<string, string>> }>;
      readonly reference: () => Promise<{ default: Reference }>;
    }
  >;
  export default shelf;
}
