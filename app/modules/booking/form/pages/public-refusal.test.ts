import { describe, expect, it } from 'vitest'
import { DomainError, type ErrorCode } from '#app/core/errors.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { publicOutcome } from './public-refusal.server.ts'

const caught = async (code: ErrorCode, kind: 'gone' | 'not_found' | 'too_many' | 'conflict' = 'gone') => {
  const outcome = await publicOutcome(Promise.reject(new DomainError(kind, code)))
  if (outcome.done) throw new Error('nothing was refused')
  const { done: _done, ...refusal } = outcome
  return refusal
}

describe('publicOutcome', () => {
  it('has words in every locale for what the module of links refuses', async () => {
    const codes = ['link_expired', 'link_used', 'link_revoked', 'link_not_found', 'too_many_codes'] as const
    const named = await Promise.all(codes.map(async (code) => (await caught(`action_links.${code}`)).code))
    expect(new Set(named).size).toBe(codes.length)
    for (const locale of locales) {
      const t = translator(locale, 'booking')
      const words = named.flatMap((code) => [t(`refusal.${code}.title`), t(`refusal.${code}.text`)])
      for (const text of words) expect(text, locale).not.toContain('refusal.')
    }
  })

  it('keeps the status of the error, and ends with the page of its status where there are no words', async () => {
    expect(await caught('action_links.link_used')).toEqual({ code: 'LINK_USED', status: 410 })
    expect(await caught('booking.SLOT_TAKEN', 'conflict')).toEqual({ code: 'SLOT_TAKEN', status: 409 })
    await expect(caught('booking.NOT_FOUND', 'not_found')).rejects.toMatchObject({ status: 404 })
    await expect(publicOutcome(Promise.reject(new Error('boom')))).rejects.toThrow('boom')
  })
})
