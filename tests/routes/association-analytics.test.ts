import { beforeEach, expect, it } from 'vitest'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { AnalyticsData } from '#app/modules/association/analytics/pages/analytics-page.server.ts'
import {
  associationManager,
  insertAssociation,
  insertMember,
  switchAssociations,
} from '#tests/factories/associations.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get } from './route-request.ts'

useDatabase()

beforeEach(() => switchAssociations(true))

const path = '/association-management/analytics'

it('shows the figures in three languages and hands them out as a file that names no member', async () => {
  const association = await withTransaction((tx) => insertAssociation(tx))
  await withTransaction((tx) => insertMember(tx, { associationId: association, name: '何不提' }))
  const headers = await associationManager({ associationIds: [association] })
  const { data } = await get<AnalyticsData>(`${path}?months=24`, { headers })
  expect(data.report.members).toHaveLength(24)
  for (const locale of locales) {
    const { status, html } = await openPage(withPrefix(path, locale), { headers })
    expect(status).toBe(200)
    expect(html.match(/<svg class="figure"/g)).toHaveLength(6)
    expect(html).not.toContain('何不提')
  }
  const file = await openPage(`${path}/export.csv`, { headers })
  expect(file.headers.get('Content-Disposition')).toContain('analytics.csv')
  expect(file.html.split('\r\n').filter((line) => /^\d{4}-\d{2}(,\d+){6}$/.test(line))).toHaveLength(12)
})

it('has dues and endorsements in the file, and speaks of never having paid only where dues are asked', async () => {
  for (const duesCents of [0, 6000]) {
    const association = await withTransaction((tx) => insertAssociation(tx, { duesCents }))
    const headers = await associationManager({ associationIds: [association] })
    const { html: file } = await openPage(withPrefix(`${path}/export.csv`, 'en-US'), { headers })
    expect(file.includes('Never paid')).toBe(duesCents > 0)
    expect(file).toContain('Payments,"Received, in dollars"')
    expect(file.split('\r\n')).toContain('Endorsements and statements in effect,Ending within 60 days')
    const { html } = await openPage(withPrefix(path, 'en-US'), { headers })
    expect(html.includes('Never paid')).toBe(duesCents > 0)
    expect(html).toContain('Active, lapsed, and suspended members count')
  }
})
