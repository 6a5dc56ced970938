/** Widths in em of the bold face, a little generous, so that a line never runs wider than it was reckoned. */
function widthOf(character: string): number {
  if (
    /[\u1100-\u11ff\u2e80-\u303f\u3040-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u.test(
      character,
    )
  )
    return 1
  if (/\s/.test(character)) return 0.27
  if (/[mwMW@%—…]/u.test(character)) return 0.95
  if (/[ijlI.,:;'’|!()[\]-]/u.test(character)) return 0.36
  return /[A-Z0-9&]/.test(character) ? 0.68 : 0.6
}

export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0)
}

/** Pieces that a line cannot break: Latin words, single Han characters with the punctuation that may not begin a line. */
function pieces(text: string): string[] {
  return (
    text.match(/[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|[\u2e80-\u9fff\uff00-\uffef][，。、；：？！）》」』”’·]*|\s+/gu) ??
    []
  )
}

/** How many lines a text takes in `width` em; Infinity when a piece alone is wider. */
export function linesIn(text: string, width: number): number {
  let lines = 1
  let used = 0
  for (const piece of pieces(text)) {
    const own = textWidth(piece.trimEnd())
    if (own > width) return Number.POSITIVE_INFINITY
    if (used + own > width) {
      lines += 1
      used = 0
    }
    used += textWidth(piece)
  }
  return lines
}

export type TextSize = Readonly<{ px: number; maxLines: number }>
export type FittedSize = TextSize & Readonly<{ fits: boolean }>

/** The first of the sizes (largest first) in which a text fits a box of `width` px; the last one when none does. */
export function fittedSize(text: string, width: number, sizes: readonly [TextSize, ...TextSize[]]): FittedSize {
  const fitting = sizes.find(({ px, maxLines }) => linesIn(text, width / px) <= maxLines)
  return fitting ? { ...fitting, fits: true } : { ...sizes.at(-1)!, fits: false }
}
