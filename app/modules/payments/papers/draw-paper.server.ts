import type { Both, Paper } from './paper.server.ts'
import { drawSheet, margin, type Sheet, soft } from './sheet.server.ts'

const inline = ({ first, second }: Both) => (second === null ? first : `${first} ${second}`)

function drawFacts(sheet: Sheet, { facts }: Paper): void {
  for (const { label, value } of facts) {
    sheet.room(40)
    sheet.write(inline(label), margin, sheet.y, 'small', soft)
    let height = sheet.wrap(value.first, margin + 150, sheet.right - margin - 150, 'body')
    if (value.second !== null) {
      sheet.y += height
      height = sheet.wrap(value.second, margin + 150, sheet.right - margin - 150, 'small', soft)
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
  return drawSheet({ title: `${paper.kind.first} ${paper.number}`, locale: paper.locale }, (sheet) => {
    sheet.y += 16
    sheet.write(inline(paper.kind), margin, sheet.y, 'title')
    sheet.y += 34
    drawFacts(sheet, paper)
    sheet.y += 16
    drawLines(sheet, paper)
  })
}
