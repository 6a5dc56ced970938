import { existsSync, readFileSync } from 'node:fs'

const file = '../shared/data/adversarial/blns.json'

/** Why tests with the collection of naughty strings are skipped; empty when it is there. */
export const naughtyMissing = existsSync(file) ? '' : ` (skipped: ${file} is absent)`

/** The Big List of Naughty Strings, and a few more that are hard on databases and parsers. */
export const naughtyStrings: string[] = [
  ...(naughtyMissing ? [] : (JSON.parse(readFileSync(file, 'utf8')) as string[])),
  'a\0b',
  '\0',
  'x'.repeat(10_000),
  '张'.repeat(5_000),
  '%',
  '_',
  '\\',
  '__proto__',
  'constructor',
  '99999999999999999999',
  '-1',
  '\u{10ffff}\ufffe\u200f\u202e',
]
