import { insertCampaign, mondayIn } from '#tests/factories/promotion.ts'
import type { AccessRow } from '../objects.ts'

const path = '/provider/4/dashboard/promotion/:campaign'
const missing = { campaign: '01990000-0000-7000-8000-000000000000' }
const words = {
  ...{ intent: 'save', version: '1', placement: 'home', startsOn: mondayIn(2), weeks: '2', dailyCap: '' },
  ...{ headlineHans: '标题', headlineHant: '標題', headlineEn: 'Headline' },
  ...{ bodyHans: '正文', bodyHant: '內文', bodyEn: 'Body' },
}

const campaign: AccessRow['make'] = async ({ practice }) => ({ campaign: await insertCampaign(practice.providerId) })
const running: AccessRow['make'] = async ({ practice }) => ({
  campaign: await insertCampaign(practice.providerId, { status: 'running' }),
})
/** The practice of the third level reads; who has the fourth writes. */
const readers = ['tier_3', 'tier_4', 'manager'] as const
const writers = ['tier_4'] as const

export const rows: AccessRow[] = [
  { path, method: 'GET', make: campaign, missing, allowed: readers },
  { path, method: 'POST', make: running, missing, fields: () => ({ intent: 'pause' }), allowed: writers },
  { path: `${path}/report.csv`, method: 'GET', make: campaign, missing, allowed: readers },
  { path: `${path}/edit`, method: 'GET', make: campaign, missing, allowed: writers },
  { path: `${path}/edit`, method: 'POST', make: campaign, missing, fields: () => words, allowed: writers },
  {
    path: '/provider/4/dashboard/promotion/new',
    method: 'POST',
    make: ({ practice }) => Promise.resolve({ doctor: practice.providerId }),
    missing: { doctor: missing.campaign },
    search: ({ doctor }) => `?doctor=${doctor}`,
    fields: () => words,
    allowed: writers,
  },
]
