import { expect } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertUser, testPassword } from '#tests/factories/accounts.ts'
import { signIn } from '#app/modules/accounts/commands/sign-in.server.ts'

/** Fails unless accounts with the printed password are refused like unknown ones, and others are not. Inserts one of each. */
export async function expectDemoAccountsClosed(): Promise<void> {
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
}
