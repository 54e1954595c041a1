/** What lies on the benches of the exams, in words. */
import type { Words } from "../../../words/words";
import type { Boards, Exam } from "../view";

/** The card on top of a Diagnosis deck. */
export function backWords(exam: Exam, boards: Boards, words: Words): string {
  const { back, count } = boards.diagnosis_decks[exam];
  return words.text("web-rush-back", { exam, count, back: shownBy(exam, back, words) });
}

function shownBy(exam: Exam, back: string, words: Words): string {
  if (exam === "cultures") return words.name("icon", back);
  if (exam === "blood_exam") {
    const letters = [...back].map((disc) => discWords(disc === "W" ? "white" : "red", words));
    return letters.join(" ");
  }
  return exam === "xray" ? back : words.text("web-rush-back-blank");
}

export function discWords(colour: string, words: Words): string {
  return words.text(`web-rush-disc-${colour === "white" ? "white" : "red"}`);
}

export function holeWords(hole: number, discs: Boards["discs"], words: Words): string {
  const disc = discs[hole];
  const there = disc ? discWords(disc, words) : words.text("web-rush-hole-empty");
  return words.text("web-rush-hole", { number: hole + 1, there });
}
