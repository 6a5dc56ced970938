import { describe, expect, it } from 'vitest'
import { checkSeoConfig } from './seo-config.ts'

const good = { title: '找医生', description: '按专科找讲中文的医生。' }

describe('checkSeoConfig', () => {
  it('takes a title and a description', () => {
    expect(checkSeoConfig(good)).toEqual({ ok: true, code: null, warnings: [] })
    expect(checkSeoConfig({ ...good, keywords: ['牙科'] })).toEqual({ ok: true, code: null, warnings: [] })
  })

  it.each([null, undefined, 'title', 3, true, [], [good]])('wants an object, not %j', (input) => {
    expect(checkSeoConfig(input)).toMatchObject({ ok: false, code: 'INVALID_CONFIG' })
  })

  it.each([undefined, null, '', ' \t\n\u3000', 7, {}])('wants a title that is not %j', (title) => {
    expect(checkSeoConfig({ ...good, title })).toMatchObject({ ok: false, code: 'MISSING_TITLE' })
  })

  it.each([undefined, null, '', '  ', []])('wants a description that is not %j', (description) => {
    expect(checkSeoConfig({ ...good, description })).toMatchObject({ ok: false, code: 'MISSING_DESCRIPTION' })
  })

  it('names the title first when both are missing', () => {
    expect(checkSeoConfig({})).toMatchObject({ code: 'MISSING_TITLE' })
  })

  it('only warns of what is long: over 60 and over 155 characters', () => {
    const at = (title: number, description: number) =>
      checkSeoConfig({ title: '医'.repeat(title), description: '生'.repeat(description) })
    expect(at(60, 155)).toEqual({ ok: true, code: null, warnings: [] })
    expect(at(61, 155)).toEqual({ ok: true, code: null, warnings: ['LONG_TITLE'] })
    expect(at(60, 156)).toEqual({ ok: true, code: null, warnings: ['LONG_DESCRIPTION'] })
  })

  it('counts characters, not code units', () => {
    expect(checkSeoConfig({ ...good, title: '𠮷'.repeat(60) }).warnings).toEqual([])
  })

  it.each(['a, b', { 0: 'a' }, 5, null])('warns of keywords that are no array: %j', (keywords) => {
    expect(checkSeoConfig({ ...good, keywords })).toEqual({ ok: true, code: null, warnings: ['KEYWORDS_NOT_A_LIST'] })
  })
})
