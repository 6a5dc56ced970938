import PDFDocument from 'pdfkit'
import { habits } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { siteFont } from './woff.server.ts'

type Face = 'latin' | 'hans' | 'hant'
type Size = 'body' | 'small' | 'lead' | 'title' | 'name'

const sizes: Readonly<Record<Size, number>> = { body: 10.5, small: 8.5, lead: 14, title: 20, name: 26 }
export const margin = 54
const ink = '#1f2937'
export const soft = '#5b6472'
const frameColor = '#b9640f'

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
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #order: readonly Face[]
  readonly right: number
  y = margin

  constructor(pdf: PDFKit.PDFDocument, script: 'hans' | 'hant') {
    this.#pdf = pdf
    this.#order = script === 'hans' ? ['latin', 'hans', 'hant'] : ['latin', 'hant', 'hans']
    this.right = pdf.page.width - margin
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
    this.write(text, this.right - this.width(text, size), y, size)
  }

  /** A long text in lines of a width; between Chinese letters a line may end anywhere. */
  #lines(text: string, width: number, size: Size): string[] {
    const lines: string[] = ['']
    for (const piece of text.match(/[\u0021-\u024f]+|\s+|./gu) ?? []) {
      const line = lines.at(-1)!
      if (line !== '' && this.width(line + piece, size) > width) lines.push(piece.trimStart())
      else lines[lines.length - 1] = line + piece
    }
    return lines
  }

  /** Writes a long text in lines of a width. @returns the height it took. */
  wrap(text: string, x: number, width: number, size: Size, color = ink): number {
    const lines = this.#lines(text, width, size)
    const step = sizes[size] * 1.4
    lines.forEach((line, index) => this.write(line, x, this.y + index * step, size, color))
    return lines.length * step
  }

  /** Writes a long text in the middle, and goes on below it. */
  center(text: string, size: Size, color = ink, { middle = (this.right + margin) / 2, width = 560 } = {}): void {
    for (const line of this.#lines(text, width, size).map((each) => each.trim())) {
      this.write(line, middle - this.width(line, size) / 2, this.y, size, color)
      this.y += sizes[size] * 1.4
    }
  }

  /** A frame of two lines around the page. */
  frame(): void {
    const { width, height } = this.#pdf.page
    for (const [inset, line] of [
      [24, 1.5],
      [30, 0.5],
    ] as const)
      this.#pdf
        .rect(inset, inset, width - 2 * inset, height - 2 * inset)
        .lineWidth(line)
        .strokeColor(frameColor)
        .stroke()
  }

  rule(): void {
    this.#pdf.moveTo(margin, this.y).lineTo(this.right, this.y).lineWidth(0.5).strokeColor(soft).stroke()
    this.y += 18
  }

  /** Goes on on the next page where the rest of this one is too short. */
  room(height: number): void {
    if (this.y + height < this.#pdf.page.height - margin) return
    this.#pdf.addPage()
    this.y = margin
  }
}

type SheetOptions = { title: string; locale: Locale; layout?: 'portrait' | 'landscape' }

/** A PDF of letter sheets, as `draw` writes it. */
export function drawSheet(
  { title, locale, layout = 'portrait' }: SheetOptions,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const info = { Title: title }
  const pdf = new PDFDocument({ size: 'LETTER', layout, margin: 0, info, lang: locale, displayTitle: true })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  draw(new Sheet(pdf, habits[locale].chineseScript))
  pdf.end()
  return done
}
