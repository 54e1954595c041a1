/** Messages in words: the browser's twin of the words floor (`src/wardroom/words/words.py`). */

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "../protocol";

export type Vocabulary = Readonly<Record<string, readonly string[]>>;
type Values = Record<string, FluentVariable>;

/** Arguments of messages that are seats; a person reads the name of the player there. */
const SEAT = "seat";

/** So many sentences are remembered. */
const LATELY = 1_000;

/** What stands where the texts have nothing yet. */
const GAP = "…";

/** A message that the texts do not have, or that lacks something it needs. */
export class MissingWords extends Error {}

/** All that can be said in one language: texts and the vocabulary that names ids. */
export class Texts {
  readonly bundle: FluentBundle;
  readonly variables = new Set<string>();

  constructor(
    readonly language: string,
    resources: Iterable<FluentResource>,
    readonly vocabulary: Vocabulary = {},
    /** Chapters are missing, and may be: a gap is shown for them and is no error. */
    readonly incomplete = false,
    /** What was loaded of the texts that few want. */
    readonly parts: ReadonlySet<string> = new Set(),
  ) {
    // No language we speak is written from right to left, so isolation marks are only in the way.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) {
      const errors = this.bundle.addResource(resource, { allowOverrides: incomplete });
      if (errors.length > 0) throw new MissingWords(errors.map(String).join("; "));
      collectVariables(resource.body, this.variables);
    }
  }
}

/** Texts and the names of the players: sentences. */
export class Words {
  private readonly named = new Map<string, Values>();
  private readonly forms = new Map<string, readonly string[]>();
  private gaps = 0;
  /** What was said lately: a board says the same of most things after every move. */
  private readonly lately = new Map<string, string>();

  constructor(
    private readonly texts: Texts,
    private readonly players: ReadonlyMap<number, string> = new Map(),
  ) {}

  get language(): string {
    return this.texts.language;
  }

  /** The sentence; MissingWords if the texts cannot say it. */
  say(said: Said, form = ""): string {
    const told = form !== "" && this.texts.bundle.getMessage(said.id)?.attributes[form] ? form : "";
    const key = `${said.id} ${told} ${JSON.stringify(said.args)}`;
    const known = this.lately.get(key);
    if (known !== undefined) return known;
    const before = this.gaps;
    const values: Values = {};
    for (const [name, argument] of Object.entries(said.args)) this.fill(values, name, argument);
    const sentence = this.format(said.id, values, told);
    if (this.lately.size >= LATELY) this.lately.clear();
    if (this.gaps === before) this.lately.set(key, sentence);
    return sentence;
  }

  /** What a colleague would say of itself, said to the player who is advised. */
  advise(said: Said): string {
    return this.say(said, "you");
  }

  /** Can this be said in full? */
  can(said: Said): boolean {
    const before = this.gaps;
    this.say(said);
    return this.gaps === before;
  }

  /** A message by its id, with arguments that are filled in as those of `say`. */
  text(id: string, args: Record<string, unknown> = {}): string {
    return this.say({ id, args });
  }

  /** An event as a sentence of the log. */
  tell(event: { kind: string; args: Record<string, unknown> }): string {
    return this.say({ id: `log-${event.kind.replaceAll("_", "-")}`, args: event.args });
  }

  /**
   * The name of a thing, as `name("city", "paris")`, or one of its forms, as
   * `name("role", "medic", "rule")`. A language that does not need the form gives the plain name.
   */
  name(kind: string, id: string, form = ""): string {
    const found = this.messageOf(kind, id);
    if (found === null) return this.gap();
    const attribute = form !== "" && this.texts.bundle.getMessage(found)?.attributes[form];
    return attribute ? this.format(found, {}, form) : this.format(found, {});
  }

  /** What the `.rule` of a message says, or nothing. */
  rule(id: string): string {
    return this.attribute(id, "rule");
  }

  /** The numbers of the rules that a message tells, or nothing. */
  rules(id: string): string {
    return this.attribute(id, "rules");
  }

  /** What an attribute of a message says, or nothing. */
  attribute(id: string, name: string): string {
    return this.texts.bundle.getMessage(id)?.attributes[name] ? this.format(id, {}, name) : "";
  }

  /** The name of the player in a seat. */
  player(seat: number): string {
    return this.players.get(seat) ?? this.format("player", { number: seat + 1 });
  }

  /** Some things in a row, as the language puts them: `a, 2 × b and c`. */
  listed(items: readonly string[]): string {
    const [first, ...rest] = this.counted(items);
    if (first === undefined) return this.format("list-empty", {});
    const last = rest.pop();
    if (last === undefined) return first;
    let row = first;
    for (const next of rest) row = this.format("list-comma", { row, next });
    return this.format("list-and", { row, last });
  }

  /** The same thing several times in a row is counted. */
  private counted(items: readonly string[]): readonly string[] {
    const runs: { item: string; count: number }[] = [];
    for (const item of items) {
      const last = runs.at(-1);
      if (last?.item === item) last.count += 1;
      else runs.push({ item, count: 1 });
    }
    return runs.map(({ item, count }) =>
      count === 1 ? item : this.format("list-times", { count, item }),
    );
  }

  /** Is there a message of this id? */
  has(id: string): boolean {
    return this.texts.bundle.hasMessage(id);
  }

  /** Put what a person reads for an argument into the values of the message. */
  private fill(values: Values, name: string, argument: unknown): void {
    if (isSaid(argument)) {
      values[name] = this.say(argument);
    } else if (typeof argument === "number" && this.isSeat(name)) {
      values[name] = this.player(argument);
    } else if (name in this.texts.vocabulary) {
      if (Array.isArray(argument)) {
        values[name] = this.listed(argument.map((item) => this.name(name, String(item))));
      } else {
        Object.assign(values, this.withForms(name, String(argument)));
      }
    } else if (typeof argument === "number") {
      values[name] = argument;
    } else if (Array.isArray(argument)) {
      values[name] = this.listed(argument.map(String));
    } else {
      values[name] = String(argument);
    }
  }

  private isSeat(name: string): boolean {
    const prefixes = this.texts.vocabulary[name];
    return name === SEAT || (prefixes?.length === 1 && prefixes[0] === SEAT);
  }

  /** A name as `argument`, and each form of it that some message wants as `argument_form`. */
  private withForms(argument: string, id: string): Values {
    const key = `${argument} ${id}`;
    let known = this.named.get(key);
    if (known === undefined) {
      const before = this.gaps;
      known = { [argument]: this.name(argument, id) };
      for (const form of this.formsOf(argument)) {
        known[`${argument}_${form}`] = this.name(argument, id, form);
      }
      if (this.gaps === before) this.named.set(key, known);
    }
    return known;
  }

  private formsOf(argument: string): readonly string[] {
    let forms = this.forms.get(argument);
    if (forms === undefined) {
      const start = `${argument}_`;
      forms = [...this.texts.variables]
        .filter((name) => name.startsWith(start))
        .map((name) => name.slice(start.length));
      this.forms.set(argument, forms);
    }
    return forms;
  }

  private gap(): string {
    this.gaps += 1;
    return GAP;
  }

  /** The id of the message that names a thing of this kind; null if it may be missing. */
  private messageOf(kind: string, id: string): string | null {
    for (const prefix of this.texts.vocabulary[kind] ?? [kind]) {
      const found = `${prefix}-${id.replaceAll("_", "-")}`;
      if (this.has(found)) return found;
    }
    if (this.texts.incomplete) return null;
    throw new MissingWords(`The ${this.language} texts have no name for the ${kind} “${id}”.`);
  }

  private format(id: string, values: Values, form = ""): string {
    const message = this.texts.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern && this.texts.incomplete) return this.gap();
    if (!pattern) throw new MissingWords(`The ${this.language} texts have no message “${id}”.`);
    const errors: Error[] = [];
    const text = this.texts.bundle.formatPattern(pattern, values, errors);
    if (errors.length > 0) {
      const reasons = errors.map((error) => error.message).join("; ");
      throw new MissingWords(`The ${this.language} texts cannot say “${id}”: ${reasons}.`);
    }
    return text;
  }
}

function isSaid(argument: unknown): argument is Said {
  return (
    typeof argument === "object" && argument !== null && "id" in argument && "args" in argument
  );
}

/** The names of the variables that some patterns use, at whatever depth. */
function collectVariables(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) collectVariables(part, names);
  } else if (typeof node === "object" && node !== null) {
    if ("type" in node && node.type === "var" && "name" in node) names.add(String(node.name));
    for (const part of Object.values(node)) collectVariables(part, names);
  }
}
