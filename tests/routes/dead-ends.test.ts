import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

/** A doctor who books at once and has no hours. */
beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医学科', '家庭醫學科', 'Family Medicine') })
    await insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
      rules: [],
    })
  })
  await rebuildSearchIndex()
})
afterEach(() => setClock(null))

const doctor = '/doctor/family-medicine/zhining-bai'
const first = '/doctor/family-medicine/appointment'

/** Where the links of a page's own part lead, without those of header and footer. */
const linksOf = (html: string) => {
  const main = /<main.*<\/main>/s.exec(html)![0]
  return [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
}

describe('where there is no time', () => {
  it.each(locales)('profile and booking page lead on to a wait, to others and to us, in %s', async (locale) => {
    for (const path of [doctor, `${doctor}/appointment`]) {
      const { html } = await openPage(withPrefix(path, locale))
      const links = linksOf(html)
      for (const to of [`${doctor}/waitlist`, first, '/contact/concierge']) {
        expect(links, `${path} to ${to}`).toContain(withPrefix(to, locale))
      }
    }
  })

  it.each(locales)(
    'the page of first times leads on to all doctors, to us and to kinds that have times, in %s',
    async (locale) => {
      await withTransaction(async (tx) => {
        await insertSpecialty(tx, { id: 'internal-medicine', name: tri('内科', '內科', 'Internal Medicine') })
        await insertPractice(tx, {
          provider: { slug: 'mei-lin', specialties: ['internal-medicine'] },
          facility: { slug: 'plum' },
          visitType: { code: 'office' },
        })
      })
      const links = linksOf((await openPage(withPrefix(first, locale))).html)
      for (const to of ['/doctor/family-medicine', '/contact/concierge', '/doctor/internal-medicine/appointment'])
        expect(links, to).toContain(withPrefix(to, locale))
    },
  )

  it('a value that names nothing is no filter', async () => {
    const { html } = await openPage('/doctor?specialty=foo,family-medicine&lang=cantonese')
    expect(/<main.*<\/main>/s.exec(html)![0].replaceAll(/<(script|input)[^>]*>/g, '')).not.toMatch(
      />\s*(foo|cantonese)/,
    )
    expect(html).toContain('家庭医学科')
  })

  it.each(locales)('a list of few leads on as well, in %s', async (locale) => {
    const { html } = await openPage(withPrefix('/doctor?specialty=family-medicine', locale))
    const links = linksOf(html)
    for (const to of [`${doctor}/waitlist`, first, '/contact/concierge']) {
      expect(links, to).toContain(withPrefix(to, locale))
    }
  })
})
