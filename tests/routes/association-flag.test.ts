import { describe, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get } from './route-request.ts'

useDatabase()

const ofAssociations = [
  '/association',
  '/association/login',
  '/association/signup',
  '/association/onboarding',
  '/association/some-society',
  '/association-management',
  '/association-management/polls',
  '/association-management/notifications',
  '/provider/4/dashboard/association',
]

describe('while associations are off', () => {
  it.each(ofAssociations)('%s leads to /unauthorized in every language, signed in or not', async (path) => {
    const headers = await signedIn(await withTransaction((tx) => insertUser(tx)))
    for (const locale of locales) {
      for (const as of [{}, headers]) {
        const { status, location } = await get<never>(withPrefix(path, locale), { headers: as })
        expect([status, location]).toEqual([302, '/unauthorized'])
      }
    }
  })

  it.each(['/associations', '/association-rules', '/provider/4/dashboard/associations'])(
    '%s is not found, as ever',
    async (path) => {
      expect((await get<never>(path)).status).toBe(404)
    },
  )
})
