/** A picture of what stands on the page, as a file: drawn here, nothing leaves the browser. */

/** What decides how a shape looks; everything else of a style sheet makes no difference to it. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "display",
  "visibility",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "transform",
  "transform-origin",
  "transform-box",
  "stop-color",
] as const;
/** The head and the foot of a picture, and the space around its parts, in px of the page. */
const HEAD = 84;
const SPACE = 20;
/** Drawings smaller than this are signs between the words. */
const SIGN = 60;

interface Titles {
  readonly title: string;
  readonly line: string;
}

/** Everything that is drawn in an element, with a title above it, as a PNG. */
export async function pictureOf(element: HTMLElement, titles: Titles): Promise<Blob> {
  const frame = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const sharp = Math.max(1.5, Math.min(2, devicePixelRatio));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((frame.width + 2 * SPACE) * sharp);
  canvas.height = Math.round((frame.height + HEAD + SPACE) * sharp);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  pen.scale(sharp, sharp);
  pen.fillStyle = opaque(element);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = style.color;
  pen.textBaseline = "top";
  pen.font = `700 26px ${style.fontFamily}`;
  pen.fillText(titles.title, SPACE, 16, frame.width);
  pen.font = `400 17px ${style.fontFamily}`;
  pen.fillText(titles.line, SPACE, 50, frame.width);
  pen.save();
  pen.beginPath();
  pen.rect(SPACE, HEAD, frame.width, frame.height);
  pen.clip();
  for (const drawing of drawings(element)) {
    const box = drawing.getBoundingClientRect();
    const image = await loaded(standalone(drawing, box));
    pen.drawImage(image, box.x - frame.x + SPACE, box.y - frame.y + HEAD, box.width, box.height);
  }
  pen.restore();
  writeWords(pen, element, frame);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("No picture."))), "image/png"),
  );
}

function drawings(element: HTMLElement): SVGSVGElement[] {
  return [...element.querySelectorAll<SVGSVGElement>("svg")].filter((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    return width >= SIGN && height >= SIGN && !svg.parentElement?.closest("svg");
  });
}

/** The words under the drawings, such as whose hospital it is. */
function writeWords(pen: CanvasRenderingContext2D, element: HTMLElement, frame: DOMRect): void {
  for (const caption of element.querySelectorAll<HTMLElement>("[data-caption]")) {
    const box = caption.getBoundingClientRect();
    const style = getComputedStyle(caption);
    pen.fillStyle = style.color;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = caption.innerText.replaceAll(/\s+/g, " ");
    pen.fillText(words, box.x - frame.x + SPACE, box.y - frame.y + HEAD, box.width + 8);
  }
}

/** The first ground behind an element that can be seen. */
function opaque(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
  }
  return "#fff";
}

/** A copy of the drawing that carries its looks with it. */
function standalone(drawing: SVGSVGElement, box: DOMRect): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = drawing.querySelectorAll("*");
  copy.querySelectorAll<SVGElement>("*").forEach((each, place) => {
    const source = from[place];
    if (source) dress(each, source);
  });
  dress(copy, drawing);
  copy.style.transform = "none";
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  // Patterns and gradients stand in another drawing of the page.
  for (const id of new Set(copy.outerHTML.match(/url\(["']?(?:&quot;)?#[\w-]+/g) ?? [])) {
    const name = id.slice(id.indexOf("#") + 1);
    const there = document.querySelectorAll(`[id="${CSS.escape(name)}"]`);
    const found = [...there].find((each) => each instanceof SVGElement);
    if (found && !copy.querySelector(`[id="${CSS.escape(name)}"]`)) {
      const lent = found.cloneNode(true) as SVGElement;
      const sources = found.querySelectorAll("*");
      lent.querySelectorAll<SVGElement>("*").forEach((each, place) => {
        const source = sources[place];
        if (source) dress(each, source);
      });
      copy.prepend(lent);
    }
  }
  return new XMLSerializer().serializeToString(copy);
}

function dress(copy: SVGElement, source: Element): void {
  const style = getComputedStyle(source);
  for (const name of LOOKS) {
    const value = style.getPropertyValue(name);
    if (value !== "") copy.style.setProperty(name, value.replaceAll('"', "'"));
  }
  copy.style.animation = "none";
}

function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((done, failed) => {
    image.onload = () => done(image);
    image.onerror = () => failed(new Error("The picture cannot be drawn."));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}
