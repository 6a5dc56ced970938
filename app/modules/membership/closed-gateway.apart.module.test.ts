import { expect, it, vi } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { actorOf, insertUser } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { chooseLevel } from './commands/choose-level.server.ts'
import { loadLevelPage } from './pages/level-page.server.ts'
import { loadMembershipPage } from './pages/membership-page.server.ts'

// A site for the public that has no gateway yet: the simulator is closed there.
vi.mock(import('#app/core/env.server.ts'), async (original) => {
  const real = await original()
  return { ...real, env: { ...real.env, SITE_URL: 'https://care.example.org', DEMO_DATA: false } }
})

useDatabase()

it('a site without a gateway shows its levels, says that they cannot be bought, and starts no payment', async () => {
  const actor = actorOf({ userId: 'owner-1', providerId: 'doctor-1', tier: 1, seats: [] })
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await insertUser(tx, { id: 'owner-1' })
    await insertProvider(tx, { id: 'doctor-1', userId: 'owner-1', tier: 1 })
  })
  const page = await loadLevelPage(new Request('https://care.example.org/?tier=2&interval=month'), actor)
  expect(page).toMatchObject({ standing: { gateway: null }, preview: { tier: 2, due: 4_900 } })
  expect(await loadMembershipPage(actor)).toMatchObject({ standing: { gateway: null } })
  const choice = { tier: 2, interval: 'month', code: '', shownCents: 4_900 } as const
  await expect(chooseLevel(actor, choice)).rejects.toMatchObject({ code: 'payments.gateway_unavailable' })
})
