import { describe, expect, it } from 'vitest'
import { csvText, withFormulas, withoutFormulas } from './csv.ts'

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

  /** How spreadsheets read it whose cells end at `separator`: a quotation mark counts at the beginning of a cell only. */
  const readBy = (text: string, separator: string) =>
    text
      .slice(1)
      .split('\r\n')
      .flatMap((line) => line.split(new RegExp(`${separator}|[\\r\\n]`)))
      .map((cell) => cell.replace(/^"/, ''))

  it.each(['x;=1+1', 'x\t=1+1', 'x; =1+1', 'x\n=1+1', 'x\r\n@a', 'a;b;+1', 'x;\u0000-1', 'x;＝1', ';=1', '";=1+1'])(
    'takes the force from %j, whatever ends a cell there',
    (text) => {
      for (const separator of [';', '\t', ',']) {
        const cells = readBy(csvText([['first', text, 'last']]), separator)
        expect(cells.filter((cell) => /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([])
      }
    },
  )

  it('quotes what another spreadsheet would take apart', () => {
    expect(csvText([['a;b', 'c\td']])).toBe('\uFEFF"a;b","c\td"\r\n')
  })

  it('leaves names and negative numbers alone', () => {
    expect(csvText([["O'Brien", '方杞年', -5, 'a=b', '2026-10-20']])).toBe("\uFEFFO'Brien,方杞年,-5,a=b,2026-10-20\r\n")
  })
})

describe('a text that comes back from a spreadsheet', () => {
  it.each(['=1+1', ' @x', '\t=1', 'x;=1+1', 'x\n@a', 'a;b;+1', '-', '\nplain', "O'Brien", "it's; 'quoted'", '内科'])(
    'is %j as it went out',
    (text) => {
      expect(withFormulas(withoutFormulas(text))).toBe(text)
    },
  )
})
