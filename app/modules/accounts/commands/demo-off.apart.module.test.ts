import { expect, it, vi } from 'vitest'
import type * as environment from '#app/core/env.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertUser, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { signIn } from './sign-in.server.ts'

// The configuration is read once a process and frozen: this file runs in one where the demo data is off.
vi.mock('#app/core/env.server.ts', async (original) => {
  const module = await original<typeof environment>()
  return { ...module, env: { ...module.env, DEMO_DATA: false } }
})

useDatabase()

it('with DEMO_DATA off, accounts with the printed password are refused like unknown ones, others are not', async () => {
  const enter = (identifier: string) =>
    signIn({
      ...{ identifier, password: testPassword, isRemembered: false, scope: 'provider' as const },
      ...{ network: '203.0.113.1', userAgent: null },
    })
  await withTransaction(async (tx) => {
    await insertUser(tx, { username: 'demo.person', isDemo: true })
    await insertUser(tx, { username: 'real.person', isDemo: false })
  })
  expect(await enter('demo.person')).toEqual(await enter('nobody'))
  expect(await enter('real.person')).toMatchObject({ status: 'authenticated' })
})
