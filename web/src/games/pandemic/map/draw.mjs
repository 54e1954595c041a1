/**
 * Draws the world of the Pandemic board once, so that the client ships a finished path and no
 * geography: `npm run map:pandemic` writes world.ts from Natural Earth's coastlines and the
 * cities of generated/content.ts.
 *
 * The projection is cylindrical with a scale of its own in each direction: wide where cities crowd
 * (Europe, East Asia), narrow where there is only water. It is cut along the Bering Strait, so the
 * three Pacific connections leave over both edges.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { geoArea, geoPath, geoProjection } from "d3-geo";
import { feature } from "topojson-client";

const require = createRequire(import.meta.url);
const beside = (name) => new URL(name, import.meta.url);

const WIDTH = 1360;
const HEIGHT = 700;
const CUT = -169;

/** Degrees and where they come to lie on the board. */
const LONGITUDES = [
    [-169, 0],
    [-125, 76],
    [-98, 187],
    [-85, 270],
    [-70, 372],
    [-45, 468],
    [-22, 510],
    [-6, 557],
    [12, 693],
    [40, 854],
    [62, 941],
    [90, 1046],
    [103, 1101],
    [122, 1218],
    [142, 1311],
    [155, 1332],
    [191, 1360],
];
const LATITUDES = [
    [84, -94],
    [72, -22],
    [60, 46],
    [50, 132],
    [40, 236],
    [30, 324],
    [20, 404],
    [5, 486],
    [-10, 546],
    [-35, 644],
    [-56, 726],
    [-90, 846],
];

/** A smooth rising curve through the knots (monotone cubic, after Fritsch and Carlson). */
function curve(knots) {
    const xs = knots.map(([x]) => x);
    const ys = knots.map(([, y]) => y);
    const rise = xs.slice(1).map((x, i) => (ys[i + 1] - ys[i]) / (x - xs[i]));
    const slope = xs.map((_, i) => {
        if (i === 0) return rise[0];
        if (i === xs.length - 1) return rise[i - 1];
        return (2 * rise[i - 1] * rise[i]) / (rise[i - 1] + rise[i]);
    });
    return (x) => {
        let i = xs.findIndex((_, k) => k + 1 < xs.length && x <= xs[k + 1]);
        if (i < 0) i = xs.length - 2;
        const step = xs[i + 1] - xs[i];
        const t = (x - xs[i]) / step;
        const s = 1 - t;
        return (
            ys[i] * (1 + 2 * t) * s * s +
            step * slope[i] * t * s * s +
            ys[i + 1] * t * t * (3 - 2 * t) -
            step * slope[i + 1] * t * t * s
        );
    };
}

const across = curve(LONGITUDES);
const down = curve([...LATITUDES].reverse());
const degrees = (radians) => (radians * 180) / Math.PI;

/** East of the cut by this much; d3 turns the globe so that the cut is its antimeridian. */
const projection = geoProjection((turn, height) => [
    across(degrees(turn) + 180 + CUT),
    -down(degrees(height)),
])
    .rotate([-(CUT + 180), 0])
    .scale(1)
    .translate([across(CUT + 180), down(0)]) // d3 puts its centre there
    .precision(0.3);

function shown(polygon) {
    const northOfAntarctica = polygon[0].some(([, lat]) => lat > -60);
    return northOfAntarctica && geoArea({ type: "Polygon", coordinates: polygon }) > 2.2e-5;
}

const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/land-50m.json"), "utf8"));
const land = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
);

/** Leave out points that lie closer than this to the straight line (Ramer, Douglas, Peucker). */
function thinned(points, tolerance) {
    if (points.length < 3) return points;
    const [ax, ay] = points[0];
    const [bx, by] = points[points.length - 1];
    const length = Math.hypot(bx - ax, by - ay);
    let far = 0;
    let most = 0;
    points.forEach(([x, y], i) => {
        const off = length
            ? Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length
            : Math.hypot(x - ax, y - ay);
        if (off > most) [far, most] = [i, off];
    });
    if (most <= tolerance) return [points[0], points[points.length - 1]];
    return [
        ...thinned(points.slice(0, far + 1), tolerance).slice(0, -1),
        ...thinned(points.slice(far), tolerance),
    ];
}

/** The path with whole half-units and relative steps, which is what compresses best. */
function compact(path) {
    const number = (value) => String(Math.round(value * 2) / 2).replace("0.5", ".5");
    return path
        .split("M")
        .slice(1)
        .map((ring) =>
            ring
                .replace("Z", "")
                .split("L")
                .map((pair) => pair.split(",").map(Number)),
        )
        .map((ring) =>
            thinned(ring, 0.35).map(([x, y]) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]),
        )
        .filter((ring) => ring.length > 3)
        .map((ring) => {
            const steps = ring.slice(1).map(([x, y], i) => [x - ring[i][0], y - ring[i][1]]);
            const moved = steps.filter(([x, y]) => x || y);
            const text = moved
                .map(([x, y]) => `${number(x)}${y < 0 ? "" : " "}${number(y)}`)
                .join(" ");
            return `M${number(ring[0][0])} ${number(ring[0][1])}l${text}z`;
        })
        .join("");
}

const path = geoPath(projection).digits(2)({
    type: "MultiPolygon",
    coordinates: land.filter(shown),
});
/** The content stands there a city on each line, as JSON. */
const content = readFileSync(beside("../generated/content.ts"), "utf8");
const cities = content
    .split("\n")
    .filter((line) => line.startsWith('    {"id": '))
    .map((line) => JSON.parse(line.trim().replace(/,$/, "")));
const anchors = cities.map(({ id, lat, lon }) => {
    const [x, y] = projection([lon, lat]);
    return `  ${id}: [${Math.round(x)}, ${Math.round(y)}],`;
});

const MADE = "// Made by draw.mjs from Natural Earth (public domain); do not edit.\n\n";

writeFileSync(
    beside("../generated/world.ts"),
    `${MADE}export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};

/** Where each city really lies on this map. */
export const ANCHORS: Readonly<Record<string, readonly [number, number]>> = {
${anchors.join("\n")}
};
`,
);

writeFileSync(
    beside("../generated/land.ts"),
    `${MADE}/** The coastlines, as the path of an SVG of WIDTH by HEIGHT. */
export const LAND =
  "${compact(path)}";
`,
);

/** The part of the world on the box, small and without detail: everybody who comes loads it. */
const [LEFT, TOP, RIGHT, BOTTOM] = [410, -40, 1170, 440];
const STEP = 5;
const rings = path.split("Z").filter((ring) => ring !== "");
const coarse = rings
    .map((ring) =>
        ring
            .slice(1)
            .split("L")
            .map((point) => point.split(",").map(Number)),
    )
    .filter((ring) => ring.some(([x, y]) => x > LEFT && x < RIGHT && y > TOP && y < BOTTOM))
    .map((ring) => {
        const kept = [];
        for (const [x, y] of ring) {
            const point = [Math.min(RIGHT, Math.max(LEFT, x)), Math.min(BOTTOM, Math.max(TOP, y))];
            const last = kept.at(-1);
            if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= STEP)
                kept.push(point);
        }
        return kept;
    })
    .filter((ring) => ring.length > 3)
    .map((ring) => `M${ring.map((point) => point.map(Math.round).join(",")).join("L")}Z`);

writeFileSync(
    beside("../generated/box_land.ts"),
    `${MADE}/** The land around Europe, for the picture on the box. */
export const BOX_LAND =
  "${compact(coarse.join(""))}";
`,
);
