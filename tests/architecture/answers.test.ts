import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productFiles } from './source-files.ts'

const files = productFiles().filter(({ path }) => path.startsWith('app/'))
const outside = files.filter(({ path }) => !path.startsWith('app/core/'))
const pathsWith = (pattern: RegExp, among = files) =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

const modules = Object.keys(JSON.parse(readFileSync('app/locales/en-US/errors.json', 'utf8')) as object)
/** Takes the module off a code, or asks for it: `code.slice('booking.'.length)`, `replace(/^booking\./, …)`, `startsWith('booking.')`. */
const cutCode = new RegExp(
  `\\b(?:error|refusal)\\.code\\.\\w+\\(|\\.(?:slice|replace|startsWith|split)\\(['/^]*(?:${modules.join('|')})\\\\?\\.`,
)

describe('the end of a form', () => {
  it('is made in core/answer: nobody else looks into a refusal', () => {
    expect(pathsWith(/instanceof DomainError/)).toEqual(['app/core/answer/outcome.ts'])
    expect(pathsWith(/\bredirectToasting\b/).sort()).toEqual([
      'app/core/answer/answer.server.ts',
      'app/core/toast.server.ts',
    ])
    expect(pathsWith(/\(\{ path: null/, outside)).toEqual([])
    expect(pathsWith(/Object\.entries\(privateHeaders\)/, outside)).toEqual([])
  })

  it('names a refusal by its whole code, cut nowhere', () => {
    for (const cut of ['error.code.slice(8)', "code.replace(/^booking\\./, '')", "code.replace('accounts.', '')"])
      expect(cut).toMatch(cutCode)
    expect(pathsWith(cutCode, outside)).toEqual([])
  })

  it('says a code in words that the compiler has found', () => {
    expect(pathsWith(/\bt\(`[^`]*(?:error|refus)[^`]*\$\{[^}]* as '/i)).toEqual([])
  })
})
