import { describe, expect, it } from 'vitest'
import { productFiles } from './source-files.ts'

describe('markup', () => {
  it('says in every <time> which one it is: in words of a language, no program can read it', () => {
    const tags = productFiles().flatMap(({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
      return path.endsWith('.tsx') ? [...code.matchAll(/<time\b[^>]*>/g)].map(([tag]) => ({ path, tag })) : []
    })
    expect(tags.length).toBeGreaterThan(5)
    expect(tags.filter(({ tag }) => !tag.includes('dateTime='))).toEqual([])
  })
})
