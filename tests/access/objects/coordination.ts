import { eq } from 'drizzle-orm'
import { withTransaction } from '#app/core/database/database.server.ts'
import { providers } from '#drizzle/schema/index.ts'
import { insertCareCase } from '#tests/factories/coordination.ts'
import { nobody } from '../ask.ts'
import type { AccessRow } from '../objects.ts'
import type { Role } from '../world.ts'

const base = '/provider/4/dashboard/care-coordination'
const missing = { uuid: nobody }

/** Whose practice has the level and has switched it on; to everybody else there is no referral. */
const coordinates: readonly Role[] = ['tier_4']

/** A referral that is sent by a practice; where its doctor has the level, they lead care coordination. */
const sent: AccessRow['make'] = async ({ practice }) => {
  await withTransaction(async (tx) => {
    await tx
      .update(providers)
      .set({ careCoordinationEnabled: true, careCoordinationRole: 'cc_admin' })
      .where(eq(providers.id, practice.providerId))
  })
  const { id, version } = await insertCareCase(practice)
  return { uuid: id, version: String(version), step: 'hold', document: nobody }
}

export const rows: readonly AccessRow[] = [
  { path: `${base}/case/:uuid`, method: 'GET', make: sent, missing, allowed: coordinates },
  {
    ...{ path: `${base}/case/:uuid`, method: 'POST', make: sent, missing, allowed: coordinates },
    ...{ search: () => '?form=message', fields: () => ({ body: 'Hello' }) },
  },
  { path: `${base}/edit/:uuid`, method: 'GET', make: sent, missing, allowed: coordinates },
  {
    ...{ path: `${base}/edit/:uuid`, method: 'POST', make: sent, missing, allowed: coordinates },
    fields: ({ version = '' }) => ({ version, text: 'More' }),
  },
  {
    path: `${base}/case/:uuid/step/:step`,
    method: 'GET',
    make: sent,
    missing: { ...missing, step: 'hold' },
    allowed: coordinates,
  },
  {
    ...{ path: `${base}/case/:uuid/step/:step`, method: 'POST', make: sent, missing: { ...missing, step: 'hold' } },
    ...{ allowed: coordinates, fields: () => ({ words: 'Away' }) },
  },
  { path: `${base}/case/:uuid/sheet`, method: 'GET', make: sent, missing, allowed: coordinates },
  { path: '/provider/4/edit/:uuid', method: 'GET', make: sent, missing, allowed: coordinates },
  // A document that is none: nobody gets it, whoever asks.
  {
    path: `${base}/case/:uuid/documents/:document`,
    method: 'GET',
    make: sent,
    missing: { ...missing, document: nobody },
    allowed: [],
  },
]
