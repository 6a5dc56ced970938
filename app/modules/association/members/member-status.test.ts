import { expect, it } from 'vitest'
import { DomainError } from '#app/core/errors.ts'
import { memberStatuses } from '#drizzle/schema/association/associations.ts'
import { type MemberParty, type MemberStatus, type MemberStep, nextMemberStatus, stepMember } from './member-status.ts'

/** product.md §3.8, written out once more: step, from, to, and who. */
const table: readonly (readonly [MemberStep, string, MemberStatus, string])[] = [
  ['approve', 'applied', 'active', 'manager system'],
  ['reject', 'applied invited', 'rejected', 'manager'],
  ['accept', 'invited', 'active', 'member'],
  ['apply', 'left rejected', 'applied', 'member'],
  ['invite', 'left rejected applied', 'invited', 'manager'],
  ['lapse', 'active', 'lapsed', 'manager system'],
  ['pay', 'lapsed', 'active', 'manager system'],
  ['suspend', 'active lapsed', 'suspended', 'manager'],
  ['reinstate', 'suspended', 'active', 'manager'],
  ['leave', 'applied active lapsed', 'left', 'member'],
  ['remove', 'active lapsed suspended', 'left', 'manager'],
]
const parties: readonly MemberParty[] = ['manager', 'member', 'system']

it('moves a member as the table says, and no other way', () => {
  for (const [step, from, to, by] of table)
    for (const status of memberStatuses)
      for (const party of parties) {
        const isAllowed = from.split(' ').includes(status) && by.split(' ').includes(party)
        const next = nextMemberStatus(status, step, party)
        expect([step, status, party, next]).toEqual([step, status, party, isAllowed ? to : null])
      }
})

it('refuses every other step', () => {
  expect(stepMember('applied', 'approve', 'manager')).toBe('active')
  expect(() => stepMember('applied', 'approve', 'member')).toThrow(DomainError)
  expect(() => stepMember('left', 'pay', 'system')).toThrow('association.member_not_now')
})
