import { it, vi } from 'vitest'
import type * as environment from '#app/core/env.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { expectDemoAccountsClosed } from '#tests/access/closed-demo-accounts.ts'

// The configuration is read once a process and frozen: this file runs in one of a site that the public reaches, with demo data.
vi.mock('#app/core/env.server.ts', async (original) => {
  const module = await original<typeof environment>()
  return { ...module, env: { ...module.env, DEMO_DATA: true, SITE_URL: 'https://care.example.org' } }
})

useDatabase()

it(
  'on a public site, even with demo data, accounts with the printed password are refused like unknown ones, others are not',
  expectDemoAccountsClosed,
)
