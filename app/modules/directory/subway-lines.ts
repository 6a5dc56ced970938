const lines = /^\s*((?:[A-Z1-7](?:, | and ))*[A-Z1-7]) trains?\b/

/** The subway lines that stop in an area, in the order in which the English words on how to get there name them; not those that one changes from. */
export function subwayLines(transitInEnglish: string): string[] {
  const ways = transitInEnglish.split(';').map((way) => lines.exec(way)?.[1] ?? '')
  return [...new Set(ways.flatMap((list) => list.match(/[A-Z1-7]/g) ?? []))]
}

/** Lines that share a trunk in Manhattan share a color, as on the map and in the stations. */
const trunks = {
  red: '123',
  green: '456',
  purple: '7',
  blue: 'ACE',
  orange: 'BDFM',
  lime: 'G',
  brown: 'JZ',
  gray: 'LS',
  yellow: 'NQRW',
} as const
export type LineColor = keyof typeof trunks

/** The color of a line's sign; null for a line that we do not know. */
export function lineColor(line: string): LineColor | null {
  const colors = Object.keys(trunks) as LineColor[]
  return colors.find((color) => trunks[color].includes(line)) ?? null
}
