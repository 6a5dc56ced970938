/** One deliberate fault: a rule of the product, broken in one place, and the tests that ought to notice. */
export type Mutant = Readonly<{
  id: string
  /** The rule that is broken. */
  rule: string
  file: string
  /** Stands exactly once in the file; short, so that renamed neighbors leave it alone. */
  text: string
  /** What stands there instead. */
  becomes: string
  /** The narrowest test files that ought to fail. */
  tests: readonly string[]
  /** What the names of the tests that count match, where a file has many that take long. */
  named?: string
}>

/** How many mutants each module has. */
export const mutantsOfModule = 10

/** The source with the fault in it; null where the text to replace does not stand there exactly once. */
export function mutated(source: string, { text, becomes }: Pick<Mutant, 'text' | 'becomes'>): string | null {
  const at = source.indexOf(text)
  if (at < 0 || source.indexOf(text, at + 1) >= 0) return null
  return source.slice(0, at) + becomes + source.slice(at + text.length)
}
