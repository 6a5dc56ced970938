const lines = /^\s*((?:[A-Z1-7](?:, | and ))*[A-Z1-7]) trains?\b/

/** The subway lines that stop in an area, in the order in which the English words on how to get there name them; not those that one changes from. */
export function subwayLines(transitInEnglish: string): string[] {
  const ways = transitInEnglish.split(';').map((way) => lines.exec(way)?.[1] ?? '')
  return [...new Set(ways.flatMap((list) => list.match(/[A-Z1-7]/g) ?? []))]
}
