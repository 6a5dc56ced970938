import { describe, expect, it } from 'vitest'
import { DomainError } from '#app/core/errors.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { refusalOf } from './form-answer.server.ts'

const caught = (code: string, kind: 'gone' | 'not_found' | 'too_many' | 'conflict' = 'gone') =>
  refusalOf(new DomainError(kind, code))

describe('refusalOf', () => {
  it('has words in every locale for what the module of links refuses', () => {
    const codes = ['link_expired', 'link_used', 'link_revoked', 'link_not_found', 'too_many_codes']
    const named = codes.map((code) => caught(`action_links.${code}`).code)
    expect(new Set(named).size).toBe(codes.length)
    for (const locale of locales) {
      const t = translator(locale, 'booking')
      const words = named.flatMap((code) => [t(`refusal.${code}.title`), t(`refusal.${code}.text`)])
      for (const text of words) expect(text, locale).not.toContain('refusal.')
    }
  })

  it('keeps the status of the error, and ends with the page of its status where there are no words', () => {
    expect(caught('action_links.link_used')).toEqual({ code: 'LINK_USED', status: 410 })
    expect(caught('booking.SLOT_TAKEN', 'conflict')).toEqual({ code: 'SLOT_TAKEN', status: 409 })
    expect(() => caught('booking.NOT_FOUND', 'not_found')).toThrow(expect.objectContaining({ status: 404 }) as Error)
    expect(() => refusalOf(new Error('boom'))).toThrow('boom')
  })
})
