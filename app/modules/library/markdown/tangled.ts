/** Markers at the beginning of a line that open a quotation or a list within another. */
const deepBlock = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])[ \t]?){20}/m
/** Further in than twenty lists. */
const deepIndent = /^[ \t]{60}/m
const longRun = /([*_~])\1{49}/
const mostMarks = 1000

/**
 * Whether a text nests further than anybody reads: the parser goes into each level by a call of its own, and runs out of stack or, with
 * marks of emphasis that never close, of time. Costs a pass over the text.
 */
export function isTangled(source: string): boolean {
  if (deepBlock.test(source) || deepIndent.test(source) || longRun.test(source)) return true
  return source.split(/\n\s*\n/).some((block) => (block.match(/[*_~]+/g)?.length ?? 0) > mostMarks)
}
