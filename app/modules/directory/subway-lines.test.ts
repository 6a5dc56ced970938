import { expect, it } from 'vitest'
import { neighborhoods } from '#drizzle/seed/reference/neighborhoods.ts'
import { readFileSync } from 'node:fs'
import counties from '#app/modules/geo/geometry/counties.json'
import { lineColor, subwayLines } from './subway-lines.ts'

it.each([
  ['7 train at Flushing–Main St; LIRR at Flushing–Main Street', ['7']],
  ['F train at East Broadway; B, D trains at Grand St within walking distance', ['F', 'B', 'D']],
  ['4, 5, 6 trains at 86 St; 6 train at 68 St and 77 St', ['4', '5', '6']],
  ['LIRR Port Washington Branch at Bayside; Q12 and Q13 buses from Flushing', []],
  ['LIRR Port Washington Branch at Murray Hill; buses from the 7 train at Main St', []],
  ['Most subway lines, at Times Sq–42 St', []],
  ['PATH trains at Grove Street', []],
  ['', []],
])('the lines of "%s" are %j', (words, expected) => {
  expect(subwayLines(words)).toEqual(expected)
})

it('are those of the city, and are found for most of its areas', () => {
  const found = neighborhoods.map(({ transit }) => subwayLines(transit['en-US']))
  expect(found.filter((own) => own.length > 0).length).toBeGreaterThan(15)
  for (const line of found.flat()) expect('1234567ABCDEFGJLMNQRSWZ').toContain(line)
})

it('every line of an area has a color, and that of the map where the map draws it', () => {
  for (const { transit } of neighborhoods)
    for (const line of subwayLines(transit['en-US'])) expect(lineColor(line), line).not.toBeNull()
  // Lines that share a track are drawn in the color of one of them.
  for (const { letters, color } of counties.subway) expect(letters.split(' ').map(lineColor)).toContain(color)
  expect(lineColor('X')).toBeNull()
})

it('the letter on a sign is told from its ground (WCAG 1.4.3)', () => {
  const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255))
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const sheet = readFileSync(new URL('components/line-map-page.css', import.meta.url), 'utf8')
  const grounds = [...sheet.matchAll(/\.line-sign-[a-z]+ \{\s*background: (#[0-9a-f]{6})/g)].map(([, hex]) => hex!)
  expect(grounds).toHaveLength(9)
  // --color-ink-950, in which the letters are set.
  for (const ground of grounds) expect((luminance(ground) + 0.05) / (luminance('#0c1118') + 0.05)).toBeGreaterThan(4.5)
})
