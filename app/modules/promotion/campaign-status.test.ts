import { describe, expect, it } from 'vitest'
import { DomainError } from '#app/core/errors.ts'
import { campaignStatuses } from '#drizzle/schema/promotion/campaigns.ts'
import {
  campaignActions,
  type CampaignParty,
  type CampaignStatus,
  nextCampaignStatus,
  stepCampaign,
} from './campaign-status.ts'

/** product.md §3.8, written out once more: from, action, to, and who. */
const table: readonly (readonly [CampaignStatus, (typeof campaignActions)[number], CampaignStatus, string])[] = [
  ['draft', 'submit', 'submitted', 'owner'],
  ['submitted', 'approve', 'approved', 'admin'],
  ['submitted', 'reject', 'rejected', 'admin'],
  ['rejected', 'revise', 'draft', 'owner'],
  ['approved', 'await_payment', 'pending_payment', 'owner'],
  ['pending_payment', 'pay', 'scheduled', 'gateway'],
  ['scheduled', 'start', 'running', 'system'],
  ['running', 'pause', 'paused', 'owner'],
  ['paused', 'resume', 'running', 'owner system admin'],
  ['running', 'finish', 'finished', 'system'],
  ['scheduled', 'stop', 'stopped', 'admin'],
  ['running', 'stop', 'stopped', 'admin'],
]
const parties: readonly CampaignParty[] = ['owner', 'admin', 'gateway', 'system']

describe('a campaign', () => {
  it('moves as the table says, and no other way', () => {
    for (const from of campaignStatuses)
      for (const action of campaignActions)
        for (const by of parties) {
          const line = table.find((each) => each[0] === from && each[1] === action)
          const to = line?.[3].split(' ').includes(by) ? line[2] : null
          expect([from, action, by, nextCampaignStatus(from, action, by)]).toEqual([from, action, by, to])
        }
  })

  it('refuses every other step', () => {
    expect(stepCampaign('draft', 'submit', 'owner')).toBe('submitted')
    expect(() => stepCampaign('draft', 'submit', 'admin')).toThrow(DomainError)
    expect(() => stepCampaign('finished', 'resume', 'owner')).toThrow('promotion.not_now')
  })

  it('has no way out of an end', () => {
    for (const end of ['finished', 'stopped'] as const)
      for (const action of campaignActions)
        expect(parties.map((by) => nextCampaignStatus(end, action, by))).toEqual([null, null, null, null])
  })
})
