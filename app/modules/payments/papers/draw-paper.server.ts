import PDFDocument from 'pdfkit'
import { habits } from '#app/core/i18n/habits.ts'
import type { Both, Paper } from './paper.server.ts'
import { siteFont } from './woff.server.ts'

type Face = 'latin' | 'hans' | 'hant'
type Size = 'body' | 'small' | 'title'

const sizes: Readonly<Record<Size, number>> = { body: 10.5, small: 8.5, title: 20 }
const margin = 54
const pageWidth = 612
const right = pageWidth - margin
const ink = '#1f2937'
const soft = '#5b6472'

let fonts: Readonly<Record<Face, Buffer>> | null = null

/** Read once a process, when the first paper is drawn: eight megabytes that most processes of a test never need. */
function faces(): Readonly<Record<Face, Buffer>> {
  fonts ??= {
    latin: siteFont('sc', 'latin', 400),
    hans: siteFont('sc', 'chinese-simplified', 400),
    hant: siteFont('tc', 'chinese-traditional', 400),
  }
  return fonts
}

type Glyphs = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

/** A sheet on which texts of several scripts are written; only the glyphs that are used are embedded. */
class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #order: readonly Face[]
  y = margin

  constructor(pdf: PDFKit.PDFDocument, script: 'hans' | 'hant') {
    this.#pdf = pdf
    this.#order = script === 'hans' ? ['latin', 'hans', 'hant'] : ['latin', 'hant', 'hans']
    for (const [name, data] of Object.entries(faces())) pdf.registerFont(name, data)
  }

  #has(face: Face, letter: string): boolean {
    this.#pdf.font(face)
    return (this.#pdf as unknown as Glyphs)._font.font.hasGlyphForCodePoint(letter.codePointAt(0)!)
  }

  /** A text in pieces of one face each; a letter that no face has is left out. */
  #runs(text: string): [Face, string][] {
    const runs: [Face, string][] = []
    for (const letter of text) {
      const face = this.#order.find((each) => this.#has(each, letter))
      const last = runs.at(-1)
      if (!face) continue
      if (last?.[0] === face) last[1] += letter
      else runs.push([face, letter])
    }
    return runs
  }

  width(text: string, size: Size): number {
    return this.#runs(text).reduce((sum, [face, part]) => {
      return sum + this.#pdf.font(face).fontSize(sizes[size]).widthOfString(part)
    }, 0)
  }

  /** Writes one line, all its scripts on one baseline. */
  write(text: string, x: number, y: number, size: Size, color = ink): void {
    let at = x
    for (const [face, part] of this.#runs(text)) {
      this.#pdf.font(face).fontSize(sizes[size]).fillColor(color)
      this.#pdf.text(part, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += this.#pdf.widthOfString(part)
    }
  }

  writeRight(text: string, y: number, size: Size): void {
    this.write(text, right - this.width(text, size), y, size)
  }

  /** A long text in lines of a width; between Chinese letters a line may end anywhere. @returns the height it took. */
  wrap(text: string, x: number, width: number, size: Size, color = ink): number {
    const lines: string[] = ['']
    for (const piece of text.match(/[\u0021-\u024f]+|\s+|./gu) ?? []) {
      const line = lines.at(-1)!
      if (line !== '' && this.width(line + piece, size) > width) lines.push(piece.trimStart())
      else lines[lines.length - 1] = line + piece
    }
    const step = sizes[size] * 1.4
    lines.forEach((line, index) => this.write(line, x, this.y + index * step, size, color))
    return lines.length * step
  }

  rule(): void {
    this.#pdf.moveTo(margin, this.y).lineTo(right, this.y).lineWidth(0.5).strokeColor(soft).stroke()
    this.y += 18
  }

  /** Goes on on the next page where the rest of this one is too short. */
  room(height: number): void {
    if (this.y + height < 792 - margin) return
    this.#pdf.addPage()
    this.y = margin
  }
}

const inline = ({ first, second }: Both) => (second === null ? first : `${first} ${second}`)

function drawFacts(sheet: Sheet, { facts }: Paper): void {
  for (const { label, value } of facts) {
    sheet.room(40)
    sheet.write(inline(label), margin, sheet.y, 'small', soft)
    let height = sheet.wrap(value.first, margin + 150, right - margin - 150, 'body')
    if (value.second !== null) {
      sheet.y += height
      height = sheet.wrap(value.second, margin + 150, right - margin - 150, 'small', soft)
    }
    sheet.y += height + 4
  }
}

function drawLines(sheet: Sheet, { lines, totals, words, status }: Paper): void {
  sheet.write(inline(words.item), margin, sheet.y, 'small', soft)
  sheet.writeRight(inline(words.amount), sheet.y, 'small')
  sheet.y += 10
  sheet.rule()
  for (const { label, amount } of lines) {
    sheet.room(40)
    sheet.writeRight(amount, sheet.y, 'body')
    sheet.y += sheet.wrap(label.first, margin, 340, 'body')
    if (label.second !== null) sheet.y += sheet.wrap(label.second, margin, 340, 'small', soft)
    sheet.y += 4
  }
  sheet.room(100)
  sheet.rule()
  for (const { label, amount } of totals) {
    sheet.write(inline(label), margin, sheet.y, 'body')
    sheet.writeRight(amount, sheet.y, 'body')
    sheet.y += 18
  }
  sheet.y += 8
  sheet.write(inline(status), margin, sheet.y, 'body')
}

/** A paper as a PDF on a letter sheet, in both languages. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const info = { Title: `${paper.kind.first} ${paper.number}` }
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, info, lang: paper.locale, displayTitle: true })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  const sheet = new Sheet(pdf, habits[paper.locale].chineseScript)
  sheet.y += 16
  sheet.write(inline(paper.kind), margin, sheet.y, 'title')
  sheet.y += 34
  drawFacts(sheet, paper)
  sheet.y += 16
  drawLines(sheet, paper)
  pdf.end()
  return done
}
