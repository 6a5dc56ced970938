import { it, vi } from 'vitest'
import type * as environment from '#app/core/env.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { expectDemoAccountsClosed } from '#tests/access/closed-demo-accounts.ts'

// The configuration is read once a process and frozen: this file runs in one where the demo data is off.
vi.mock('#app/core/env.server.ts', async (original) => {
  const module = await original<typeof environment>()
  return { ...module, env: { ...module.env, DEMO_DATA: false } }
})

useDatabase()

it(
  'with DEMO_DATA off, accounts with the printed password are refused like unknown ones, others are not',
  expectDemoAccountsClosed,
)
