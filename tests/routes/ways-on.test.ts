import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

/** One doctor, who books online and has no hours ahead. */
beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医生', '家庭醫生', 'Family medicine') })
    await insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
      rules: [],
    })
  })
  await rebuildSearchIndex()
})

const listOf = (q: string, more: Record<string, string> = {}) => `/doctor?${new URLSearchParams({ q, ...more })}`

describe('a list of few or none', () => {
  it('leads to the waiting list of who is full, and to the form in which we look, with the words', async () => {
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(listOf('family medicine'), locale))
      expect(html).toContain(`href="${withPrefix('/doctor/family-medicine/zhining-bai/waitlist', locale)}"`)
      expect(html).toContain(`href="${withPrefix('/contact/concierge?q=family+medicine', locale)}"`)
    }
  })

  it('leads to the same form where nobody is found', async () => {
    const { html } = await openPage(listOf('家庭医生', { gender: 'x' }))
    expect(html).toContain(`href="/contact/concierge?q=${encodeURIComponent('家庭医生')}"`)
  })
})

describe('a list that is to be near', () => {
  const note = '请告诉我们您在哪里，或者选一个地区'

  it('puts "near me" before the words where nobody knows near to what', async () => {
    const { html } = await openPage(listOf('附近的家庭医生'))
    expect(html).toContain(note)
    expect(html.match(/data-near-me="/g)).toHaveLength(1)
    expect(html.indexOf('data-near-me="')).toBeLessThan(html.indexOf('id="again"'))
    expect(html).toMatch(/<button[^>]*form="again"[^>]*data-near-me=/)
  })

  it('asks nothing once that is known, or where it is not asked for', async () => {
    const lists = [listOf('附近的家庭医生', { lat: '40.758', lng: '-73.829' }), listOf('家庭医生')]
    for (const address of lists) {
      const { html } = await openPage(address)
      expect(html).not.toContain(note)
      expect(html.indexOf('data-near-me="')).toBeGreaterThan(html.indexOf('id="again"'))
    }
  })
})
