/** What a page and the worker that holds its tables say to each other. */

export type ToEngine =
  | {
      readonly type: "ask";
      readonly number: number;
      readonly method: string;
      readonly path: string;
      readonly body: string | undefined;
      readonly invite: string | undefined;
    }
  | { readonly type: "open"; readonly number: number; readonly path: string }
  | { readonly type: "say"; readonly number: number; readonly text: string }
  | { readonly type: "hang-up"; readonly number: number }
  /** The page listens now, and asks how far the engine is. */
  | { readonly type: "hello" };

export type FromEngine =
  | {
      readonly type: "answered";
      readonly number: number;
      readonly status: number;
      readonly kind: string;
      readonly text: string;
    }
  | { readonly type: "heard"; readonly number: number; readonly text: string }
  | { readonly type: "closed"; readonly number: number; readonly code: number }
  /** How far the engine is: another tab has the tables, it is loading, it is there, it cannot run. */
  | { readonly type: "engine"; readonly state: EngineState; readonly ms: number };

export type EngineState = "elsewhere" | "loading" | "ready" | "failed";

/** What the worker with the tables says to the one that thinks, and what that answers. */
export type ToThinker =
  | { readonly type: "begin"; readonly games: readonly string[] }
  | {
      readonly type: "think";
      readonly number: number;
      readonly game: string;
      readonly kind: string;
      readonly text: string;
    };

export type FromThinker =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly error: string }
  /** It cannot run here. */
  | { readonly failed: true };
