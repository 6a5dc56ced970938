import { describe, expect, it } from 'vitest'
import { productFiles } from './source-files.ts'

/** What stands in an address is read by its own rules, and a form in the browser by the script that has it. */
const files = productFiles().filter(({ path }) => path.startsWith('app/') && !path.startsWith('app/islands/'))
const reader = 'app/core/form/form-body.server.ts'
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''

function filesWith(pattern: RegExp): string[] {
  return files.filter(({ path, text }) => path !== reader && pattern.test(text)).map(({ path }) => path)
}

describe('the body of a form', () => {
  it('is read in one place, which knows the names of the schema first', () => {
    expect(textOf(reader)).toMatch(/\.formData\(\)/)
    expect(textOf(reader)).toMatch(/parseWithZod\(/)
    expect(filesWith(/\.formData\(|\bparseWithZod\b|\bparseSubmission\b|\bformData\b|: FormData\b/)).toEqual([])
  })

  it('is seen field by field by no route and no page', () => {
    const byHand = filesWith(/\b(?:readFields|formBody)\b/)
    expect(byHand.filter((path) => /^app\/routes\/|\/pages\//.test(path))).toEqual([])
  })
})
