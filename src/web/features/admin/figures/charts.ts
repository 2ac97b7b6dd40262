import type { FeatureCollection, Geometry, Position } from 'geojson';

/** ISO 3166-1 codes, numeric and alpha-2. */
const CODES = `
004AF 008AL 010AQ 012DZ 024AO 031AZ 032AR 036AU 040AT 044BS 050BD 051AM 056BE 064BT 068BO 070BA 072BW 076BR 084BZ
090SB 096BN 100BG 104MM 108BI 112BY 116KH 120CM 124CA 140CF 144LK 148TD 152CL 156CN 158TW 170CO 178CG 180CD 188CR
191HR 192CU 196CY 203CZ 204BJ 208DK 214DO 218EC 222SV 226GQ 231ET 232ER 233EE 238FK 242FJ 246FI 250FR 260TF 262DJ
266GA 268GE 270GM 275PS 276DE 288GH 300GR 304GL 320GT 324GN 328GY 332HT 340HN 348HU 352IS 356IN 360ID 364IR 368IQ
372IE 376IL 380IT 384CI 388JM 392JP 398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA 422LB 426LS 428LV 430LR 434LY
440LT 442LU 450MG 454MW 458MY 466ML 478MR 484MX 496MN 498MD 499ME 504MA 508MZ 512OM 516NA 524NP 528NL 540NC 548VU
554NZ 558NI 562NE 566NG 578NO 586PK 591PA 598PG 600PY 604PE 608PH 616PL 620PT 624GW 626TL 630PR 634QA 642RO 643RU
646RW 682SA 686SN 688RS 694SL 703SK 704VN 705SI 706SO 710ZA 716ZW 724ES 728SS 729SD 732EH 740SR 748SZ 752SE 756CH
760SY 762TJ 764TH 768TG 780TT 784AE 788TN 792TR 795TM 800UG 804UA 807MK 818EG 826GB 834TZ 840US 854BF 858UY 860UZ
862VE 887YE 894ZM`;
const ALPHA_2 = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

export const MAP = { width: 960, height: 460 } as const;

/** "Equal Earth" (Šavrič, Patterson, Jenny): an equal-area projection. */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796] as const;
const HALF_SQRT_3 = Math.sqrt(3) / 2;
const SCALE = 174;

export function equalEarth([lng = 0, lat = 0]: Position): [x: number, y: number] {
  const theta = Math.asin(HALF_SQRT_3 * Math.sin((lat * Math.PI) / 180));
  const square = theta * theta;
  const sixth = square * square * square;
  const x =
    ((lng * Math.PI) / 180) *
    (Math.cos(theta) / (HALF_SQRT_3 * (A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square))));
  const y = theta * (A1 + A2 * square + sixth * (A3 + A4 * square));
  return [MAP.width / 2 + x * SCALE, MAP.height / 2 + 14 - y * SCALE];
}

export interface Shape {
  key: string;
  /** Null: land without a code. */
  code: string | null;
  path: string;
}

export function worldShapes(world: FeatureCollection): Shape[] {
  return world.features.flatMap(({ id, geometry }, index) => {
    const code = ALPHA_2.get(String(id)) ?? null;
    const path = code === 'AQ' ? '' : pathOf(geometry);
    return path === '' ? [] : [{ key: `${id ?? index}`, code, path }];
  });
}

function pathOf(geometry: Geometry): string {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons.flatMap((rings) => rings.map(ringOf)).join('');
}

/** Draws a ring that crosses the date line beyond the map's edge instead of across the map. */
function unbroken(ring: readonly Position[]): Position[] {
  const isBroken = ring.some(([lng = 0], index) => Math.abs(lng - (ring[index - 1]?.[0] ?? lng)) > 180);
  return ring.map(([lng = 0, lat = 0]) => [isBroken && lng < 0 ? lng + 360 : lng, lat]);
}

const ringOf = (ring: readonly Position[]) =>
  `M${unbroken(ring)
    .map((at) =>
      equalEarth(at)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join('L')}Z`;

/** Grades a number from 0 (none) to 4 (most); each step is about three times the one before. */
export function shadeOf(activities: number): 0 | 1 | 2 | 3 | 4 {
  if (activities <= 0) return 0;
  if (activities < 4) return 1;
  if (activities < 12) return 2;
  if (activities < 36) return 3;
  return 4;
}

/** Finds the top of the axis: 1, 2 or 5 times a power of ten. */
export function chartTop(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5].find((step) => step * power >= most) ?? 10) * power;
}
