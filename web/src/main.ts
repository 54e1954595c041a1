import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app_state.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/layout.css";
import { newer } from "./notices/newer.svelte";
import { router } from "./router.svelte";
import { watchForRest } from "./settled";
import { settings } from "./settings.svelte";
import { speech } from "./words/speech.svelte";

async function begin(): Promise<void> {
  // Not awaited outside a function: what is loaded here needs this file to be done.
  let settled: Promise<void> | undefined;
  if (import.meta.env.MODE === "site") settled = (await import("./offline/begin")).beginOffline();
  // Before anything is drawn, so that nothing is ever drawn in the wrong light.
  document.documentElement.dataset["theme"] = settings.shownTheme;
  router.begin();
  void app.enter();
  await speech.begin();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  watchForRest();
  newer.begin(settled);
}

void begin();
