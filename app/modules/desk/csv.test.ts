import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

describe('a table as CSV', () => {
  it('begins with a byte order mark and ends lines as the standard says', () => {
    expect(
      csvText([
        ['姓名', 1],
        [null, 'x'],
      ]),
    ).toBe('\uFEFF姓名,1\r\n,x\r\n')
  })

  it('quotes what holds commas, quotes or line ends', () => {
    expect(csvText([['a,b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n')
  })

  it.each([
    '=1+1',
    '+1 917 555 0127',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =cmd|calc',
    '＝1+1',
    '＋86',
    '＠x',
    '－1',
    '\u0000=1',
    '=HYPERLINK("http://x","y")',
  ])('takes the force from %j', (text) => {
    const [cell] = csvText([[text]])
      .slice(1)
      .split('\r\n')
    expect(cell!.replace(/^"/, '')[0]).toBe("'")
  })

  it('leaves names and negative numbers alone', () => {
    expect(csvText([["O'Brien", '方杞年', -5, 'a=b', '2026-10-20']])).toBe("\uFEFFO'Brien,方杞年,-5,a=b,2026-10-20\r\n")
  })
})
