import sharp from 'sharp'

export type SceneName = 'house' | 'ward' | 'team' | 'garden' | 'laboratory' | 'reception' | 'room' | 'office'
/** Dark, pale, warm. */
export type Palette = readonly [string, string, string]

const width = 1440
const height = 810

/** A drawn workplace as a JPEG of 1440 × 810. */
export async function drawScene(scene: SceneName, palette: Palette): Promise<Uint8Array> {
  const shapes = scenes[scene](palette).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}

/** A cross, a house or a wave in a rounded square, as a PNG of 384 × 384. */
export async function drawLogo(
  sign: 'hospital' | 'practice' | 'company',
  palette: Palette,
): Promise<Uint8Array> {
  const [dark, pale, warm] = palette
  const shapes = [`<rect width="384" height="384" rx="76" fill="${dark}"/>`, signs[sign](pale, warm)].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384">${shapes}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const signs = {
  hospital: (pale: string, warm: string) =>
    `<path d="M152 72h80v80h80v80h-80v80h-80v-80H72v-80h80z" fill="${pale}"/><circle cx="292" cy="92" r="30" fill="${warm}"/>`,
  practice: (pale: string, warm: string) =>
    `<path d="M64 190 192 80l128 110v122H64z" fill="${pale}"/><path d="M160 312v-76h64v76z" fill="${warm}"/>`,
  company: (pale: string, warm: string) =>
    `<path d="M60 230c44-150 88-150 132-38s88 112 132-38" fill="none" stroke="${pale}" stroke-width="36" stroke-linecap="round"/><circle cx="192" cy="192" r="34" fill="${warm}"/>`,
}

const scenes: Record<SceneName, (palette: Palette) => string[]> = {
  house: ([dark, pale, warm]) => [
    ...sky(pale, warm),
    box(300, 250, 840, 400, dark),
    box(620, 190, 200, 460, dark),
    ...grid(5, 4, (column, row) => box(340 + column * 52, 290 + row * 84, 34, 50, pale)),
    ...grid(5, 4, (column, row) => box(860 + column * 52, 290 + row * 84, 34, 50, row === 1 ? warm : pale)),
    box(704, 232, 32, 92, pale),
    box(674, 262, 92, 32, pale),
    box(680, 540, 80, 110, warm),
    ...lawn(dark),
    ...[150, 230, 1230, 1320].map(x => tree(x, 650, dark, warm)),
  ],
  ward: ([dark, pale, warm]) => [
    box(0, 0, width, height, pale),
    polygon('0,810 520,470 920,470 1440,810', mixed(dark, 0.22)),
    polygon('0,0 520,250 920,250 1440,0', 'white'),
    polygon('0,0 520,250 520,470 0,810', mixed(dark, 0.1)),
    polygon('1440,0 920,250 920,470 1440,810', mixed(dark, 0.14)),
    box(640, 300, 160, 170, dark),
    box(716, 300, 8, 170, pale),
    ...[
      [90, 250, 130, 440],
      [310, 300, 80, 260],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h, dark)),
    ...[
      [1220, 250, 130, 440],
      [1050, 300, 80, 260],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h, warm)),
    ...[560, 680, 800].map(x => box(x, 120 + Math.abs(x - 680) / 8, 80, 14, warm)),
  ],
  team: ([dark, pale, warm]) => [
    box(0, 0, width, height, pale),
    box(120, 110, 500, 300, 'white'),
    ...[0, 1, 2, 3].map(row =>
      box(170, 165 + row * 58, 400 - row * 70, 18, row === 1 ? warm : mixed(dark, 0.3)),
    ),
    ...[330, 560, 800, 1040, 1220].map((x, index) =>
      person(x, 400 + (index % 2) * 36, index % 2 ? warm : dark),
    ),
    box(220, 640, 1120, 46, mixed(dark, 0.75)),
    box(220, 686, 1120, 124, mixed(dark, 0.9)),
  ],
  garden: ([dark, pale, warm]) => [
    ...sky(pale, warm),
    ...lawn(dark),
    polygon('560,810 690,600 760,600 980,810', mixed(warm, 0.55)),
    ...[120, 330, 1010, 1180, 1350].map((x, index) => tree(x, 620 + (index % 3) * 26, dark, warm)),
    box(780, 640, 240, 18, 'white'),
    box(780, 600, 240, 18, 'white'),
    box(800, 658, 14, 52, 'white'),
    box(986, 658, 14, 52, 'white'),
  ],
  laboratory: ([dark, pale, warm]) => [
    box(0, 0, width, height, pale),
    ...[0, 1].map(row => box(140, 160 + row * 170, 1160, 16, mixed(dark, 0.5))),
    ...grid(9, 2, (column, row) =>
      bottle(190 + column * 126, 88 + row * 170, (column + row) % 3 === 0 ? warm : mixed(dark, 0.55)),
    ),
    box(0, 600, width, 210, dark),
    box(0, 580, width, 26, 'white'),
    `<path d="M640 580v-40h60l70-150 52 24-64 140c70 6 70 26 70 26z" fill="${mixed(dark, 0.85)}"/>`,
    `<path d="M980 580l40-120v-60h40v60l40 120z" fill="white"/><path d="M993 540h74l14 40h-102z" fill="${warm}"/>`,
  ],
  reception: ([dark, pale, warm]) => [
    box(0, 0, width, height, pale),
    box(0, 640, width, 170, mixed(dark, 0.25)),
    box(110, 120, 300, 250, 'white'),
    circle(260, 245, 80, mixed(warm, 0.7)),
    person(820, 350, dark),
    person(1010, 380, warm),
    box(640, 540, 620, 200, dark),
    box(610, 520, 680, 30, 'white'),
    ...[140, 270, 400].map(x => chair(x, 560, warm)),
    tree(1370, 660, dark, warm),
  ],
  room: ([dark, pale, warm]) => [
    box(0, 0, width, height, pale),
    box(0, 640, width, 170, mixed(dark, 0.2)),
    box(880, 110, 420, 330, 'white'),
    box(1086, 110, 8, 330, mixed(dark, 0.3)),
    ...sky('none', warm),
    box(150, 520, 620, 70, dark),
    box(150, 480, 180, 50, 'white'),
    box(190, 590, 26, 130, mixed(dark, 0.7)),
    box(700, 590, 26, 130, mixed(dark, 0.7)),
    box(930, 560, 330, 22, dark),
    box(1180, 582, 22, 140, dark),
    box(990, 582, 22, 140, dark),
    box(1010, 450, 150, 100, mixed(dark, 0.85)),
  ],
  office: ([dark, pale, warm]) => [
    box(0, 0, width, height, pale),
    ...[120, 540, 960].map(x => box(x, 90, 360, 320, 'white')),
    ...grid(9, 1, column =>
      box(
        150 + column * 130,
        410 - (((column * 53) % 5) + 1) * 44,
        74,
        (((column * 53) % 5) + 1) * 44,
        mixed(dark, 0.35),
      ),
    ),
    box(0, 690, width, 120, mixed(dark, 0.3)),
    ...[260, 720, 1180].map((x, index) => person(x, 420, index === 1 ? warm : dark)),
    ...[130, 590, 1050].map(x => box(x, 610, 300, 22, dark)),
    ...[200, 660, 1120].map(x => box(x, 510, 160, 100, mixed(dark, 0.9))),
  ],
}

function sky(background: string, warm: string): string[] {
  return [box(0, 0, width, height, background), circle(1180, 150, 64, warm)]
}

function lawn(dark: string): string[] {
  return [
    `<ellipse cx="320" cy="830" rx="760" ry="210" fill="${mixed(dark, 0.45)}"/>`,
    `<ellipse cx="1150" cy="840" rx="760" ry="230" fill="${mixed(dark, 0.6)}"/>`,
  ]
}

function tree(x: number, ground: number, dark: string, warm: string): string {
  return [
    box(x - 8, ground - 90, 16, 100, mixed(warm, 0.8)),
    circle(x, ground - 130, 62, dark),
    circle(x + 24, ground - 168, 40, mixed(dark, 0.8)),
  ].join('')
}

function person(x: number, top: number, colour: string): string {
  const body = `<path d="M${x - 74} ${top + 260}c0-110 22-168 74-168s74 58 74 168z" fill="${colour}"/>`
  return [body, circle(x, top + 40, 44, '#d9a98a'), box(x - 12, top + 100, 24, 90, 'white')].join('')
}

function bottle(x: number, top: number, colour: string): string {
  return `<path d="M${x + 16} ${top}h24v16l16 20v36h-56v-36l16-20z" fill="${colour}"/>`
}

function chair(x: number, top: number, colour: string): string {
  return [box(x, top, 84, 80, colour), box(x - 6, top + 80, 96, 22, colour)].join('')
}

function grid(columns: number, rows: number, draw: (column: number, row: number) => string): string[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    draw(index % columns, Math.floor(index / columns)),
  )
}

function box(x: number, y: number, w: number, h: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${fill}"/>`
}

function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

function polygon(points: string, fill: string): string {
  return `<polygon points="${points}" fill="${fill}"/>`
}

/** Tints a colour; `share` is the colour's, the rest is white. */
function mixed(colour: string, share: number): string {
  const parts = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${parts.map(part => Math.round(part * share + 255 * (1 - share))).join(' ')})`
}
