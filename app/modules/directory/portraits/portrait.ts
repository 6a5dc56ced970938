import { hairStyles } from './hair.ts'

/** What is known of a fictional doctor that a drawing can show. */
type Sitter = Readonly<{
  id: string
  gender: string | null
  /** The year; null when nobody said. */
  practicingSince: number | null
}>

/** What a portrait is drawn with: ink and apricot, and one cool color; values are those of the tokens. */
const ink = '#151c27'
const grounds = ['#e0e7ff', '#d8eee0', '#d5eef0', '#ece4f6', '#ffebd6', '#fbe0e2'] as const
const skins = ['#ffe8d2', '#ffdfc0', '#ffd8ae', '#f6c99b'] as const
const shirts = ['#9eb2fc', '#80c39b', '#1f8088', '#7d57ab', '#f7a955', '#c43445', '#fdc283'] as const
const hairByAge = {
  young: ['#151c27', '#1f2937', '#512b0c'],
  middle: ['#151c27', '#1f2937', '#344050'],
  senior: ['#929dad', '#c2c9d4', '#667182', '#dbe0e7'],
} as const

type Age = keyof typeof hairByAge

/** Choices that are always the same for the same seed (mulberry32 over FNV-1a). */
function choices(seed: string) {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    one: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
    between: (low: number, high: number) => Math.round((low + next() * (high - low)) * 10) / 10,
    happens: (chance: number) => next() < chance,
  }
}

type Choices = ReturnType<typeof choices>

/** Fixed years, so that nobody's portrait grows old under an address that browsers keep. */
function ageOf({ practicingSince }: Sitter, { one }: Choices): Age {
  const guess = one(['young', 'middle', 'middle', 'senior'] as const)
  if (practicingSince === null) return guess
  return practicingSince > 2015 ? 'young' : practicingSince > 1999 ? 'middle' : 'senior'
}

const line = (d: string, width = 3, color = ink) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`
const shape = (d: string, fill: string, width = 3) =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`

function clothes({ one }: Choices, skin: string, shirt: string): string {
  const body = 'M18 166C20 138 36 130 62 125L80 138L98 125C124 130 140 138 142 166Z'
  const neck = shape('M67 98V122C67 128 72 136 80 136C88 136 93 128 93 122V98Z', skin)
  const shade = line('M69 112C75 119 85 119 91 112', 3, '#e38a2f')
  const coat = [
    shape(body, '#ffffff'),
    shape('M62 125L80 166L98 125L93 120L80 137L67 120Z', shirt),
    shape('M62 125L54 142L64 146L60 152L79 166H80L66 121Z', '#ffffff'),
    shape('M98 125L106 142L96 146L100 152L81 166H80L94 121Z', '#ffffff'),
  ].join('')
  const scrubs = [shape(body, shirt), shape('M62 125L80 150L98 125L92 121L80 138L68 121Z', skin)].join('')
  const collar = [
    shape(body, shirt),
    shape('M66 119L80 139L70 148L57 127Z', '#ffffff'),
    shape('M94 119L80 139L90 148L103 127Z', '#ffffff'),
  ].join('')
  return neck + shade + one([coat, coat, coat, scrubs, collar])
}

function eyes(age: Age, isWoman: boolean, { one, between }: Choices): string {
  const [apart, height] = [between(12, 13.5), between(74, 76)]
  const tilt = between(-1.2, 1.2)
  const brow = isWoman ? 2.6 : 3.6
  const browColor = age === 'senior' ? '#4a5565' : ink
  const kind = one(['dot', 'dot', 'almond', 'smile'] as const)
  const side = (sign: 1 | -1) => {
    const x = 80 + sign * apart
    const arch = line(
      `M${x - 6.5} ${height - 10 - sign * tilt}Q${x} ${height - 14} ${x + 6.5} ${height - 10 + sign * tilt}`,
      brow,
      browColor,
    )
    if (kind === 'smile') return arch + line(`M${x - 5} ${height + 1}Q${x} ${height - 5} ${x + 5} ${height + 1}`, 3.2)
    const pupil = `<ellipse cx="${x}" cy="${height}" rx="2.7" ry="3.3" fill="${ink}"/>`
    if (kind === 'dot' && !isWoman) return arch + pupil
    const lash = `M${x - 5.5} ${height - 1}Q${x} ${height - 6.5} ${x + 5.5} ${height - 1}`
    return arch + pupil + line(lash, isWoman ? 2.8 : 2.2)
  }
  return side(-1) + side(1)
}

function glasses({ one }: Choices): string {
  const frame = one([ink, ink, '#8f4a0b', '#2a40ad'])
  const lens = one([
    (x: number) => `<circle cx="${x}" cy="75.5" r="10.5"/>`,
    (x: number) => `<rect x="${x - 11}" y="67.5" width="22" height="16" rx="5"/>`,
    (x: number) => `<rect x="${x - 10.5}" y="66.5" width="21" height="18.5" rx="8"/>`,
  ])
  return `<g fill="none" stroke="${frame}" stroke-width="2.6">${lens(67)}${lens(93)}<path d="M77.5 74Q80 72 82.5 74" fill="none"/></g>`
}

function mouth(isWoman: boolean, { one }: Choices): string {
  const lip = isWoman ? '#a62235' : ink
  return one([
    line('M71 96Q80 104 89 96', 3, lip),
    line('M72 97Q80 102.5 88 97', 3, lip),
    line('M73 98Q81 103 88 95.5', 3, lip),
    `<path d="M70.5 95Q80 107 89.5 95Z" fill="#ffffff" stroke="${lip}" stroke-width="2.6"/>`,
  ])
}

const nose = ({ one }: Choices) =>
  line(one(['M80 79Q77 86 80.5 87.5', 'M80 80Q83 86.5 79.5 88', 'M77 87Q80 89.5 83 87']), 2.4, '#8f4a0b')

/** What years leave: lines beside the mouth and below the eyes. */
function years(age: Age): string {
  if (age !== 'senior') return ''
  const fold = 'M66.5 90Q63.5 95 65.5 100M93.5 90Q96.5 95 94.5 100'
  return line(`${fold}M61 84Q65 87 69 85M99 84Q95 87 91 85M72 55Q80 53 88 55`, 1.8, '#b9640f')
}

function mustache(age: Age, hair: string, { happens }: Choices): string {
  if (age !== 'senior' || !happens(0.25)) return ''
  return shape('M68 94Q74 88.5 80 92Q86 88.5 92 94Q86 96 80 94.5Q74 96 68 94Z', hair, 1.6)
}

/** A face is as wide, as long and as square as its own. */
function head(skin: string, { between }: Choices): string {
  const wide = between(28.5, 32)
  const jaw = wide * between(0.62, 0.88)
  const chin = between(111, 115)
  const [left, right] = [80 - wide, 80 + wide]
  const ears = [left - 1, right + 1].map(
    (x) => `<ellipse cx="${x}" cy="79" rx="5.5" ry="8" fill="${skin}" stroke="${ink}" stroke-width="3"/>`,
  )
  const face = `M${left} 66C${left} 44 62 35 80 35C98 35 ${right} 44 ${right} 66C${right} 86 ${80 + jaw} ${chin} 80 ${chin}C${80 - jaw} ${chin} ${left} 86 ${left} 66Z`
  return ears.join('') + shape(face, skin)
}

const cheeks = (isWoman: boolean) =>
  `<g fill="#fdc283" fill-opacity="${isWoman ? 0.85 : 0.5}"><ellipse cx="62" cy="88" rx="5.5" ry="3.8"/><ellipse cx="98" cy="88" rx="5.5" ry="3.8"/></g>`

function earrings({ one, happens }: Choices): string {
  if (!happens(0.5)) return ''
  const color = one(['#e38a2f', '#268355', '#f6f7f9'])
  return [48.5, 111.5]
    .map((x) => `<circle cx="${x}" cy="90" r="2.6" fill="${color}" stroke="${ink}" stroke-width="1.6"/>`)
    .join('')
}

/** A portrait as a picture of its own, always the same for the same person: nobody's likeness, drawn by rule. */
export function drawPortrait(sitter: Sitter): string {
  const chosen = choices(sitter.id)
  const age = ageOf(sitter, chosen)
  const isWoman = sitter.gender === 'f' || (sitter.gender !== 'm' && chosen.happens(0.5))
  const ground = chosen.one(grounds)
  const skin = chosen.one(skins)
  const shirt = chosen.one(shirts)
  const hair = chosen.one(hairByAge[age])
  const style = chosen.one(hairStyles[isWoman ? 'f' : 'm'][age])
  const locks = style(hair)
  const parts = [
    `<rect width="160" height="160" fill="${ground}"/>`,
    locks.behind,
    clothes(chosen, skin, shirt),
    head(skin, chosen),
    isWoman ? earrings(chosen) : '',
    cheeks(isWoman),
    years(age),
    eyes(age, isWoman, chosen),
    nose(chosen),
    mouth(isWoman, chosen),
    isWoman ? '' : mustache(age, hair, chosen),
    locks.before,
    chosen.happens(age === 'senior' ? 0.65 : 0.38) ? glasses(chosen) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 8 136 136" width="272" height="272" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`
}
