import { insertProvider } from '#tests/factories/directory.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertCampaign } from '#tests/factories/promotion.ts'
import type { AdminRow } from '../administrators.ts'

const campaign = async () => {
  const providerId = await withTransaction((tx) => insertProvider(tx))
  return { campaign: await insertCampaign(providerId, { status: 'running' }) }
}

const texts = {
  ...{ headlineHans: 'canarywords 标题', headlineHant: 'canarywords 標題', headlineEn: 'canarywords headline' },
  ...{ bodyHans: 'canarywords 正文', bodyHant: 'canarywords 內文', bodyEn: 'canarywords body' },
}

export const rows: AdminRow[] = [
  { path: '/admin/promotion', method: 'GET', permission: 'promotion.review' },
  { path: '/admin/promotion/report.csv', method: 'GET', permission: 'promotion.review' },
  { path: '/admin/promotion/calendar', method: 'GET', permission: 'inventory.manage' },
  { path: '/admin/promotion/house-ads', method: 'GET', permission: 'inventory.manage' },
  { path: '/admin/promotion/house-ads/:ad', method: 'GET', permission: 'inventory.manage', make: newAd },
  {
    path: '/admin/promotion/house-ads/:ad',
    method: 'POST',
    permission: 'inventory.manage',
    make: newAd,
    fields: () => ({ placement: 'home', target: '/contact/concierge', isActive: 'on', version: '', ...texts }),
  },
  { path: '/admin/promotion/campaigns/:campaign', method: 'GET', permission: 'promotion.review', make: campaign },
  {
    path: '/admin/promotion/campaigns/:campaign',
    method: 'POST',
    permission: 'promotion.review',
    make: campaign,
    fields: () => ({ intent: 'stop', version: '1', note: 'canarywords of a policy' }),
  },
]

function newAd() {
  return Promise.resolve({ ad: 'new' })
}
