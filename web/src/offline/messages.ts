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
  | { readonly type: "hang-up"; readonly number: number };

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
