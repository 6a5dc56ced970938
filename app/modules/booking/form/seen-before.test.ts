import { describe, expect, it } from 'vitest'
import { chooseVisit, dependsOnSeen, readSeen, visitsFor } from './seen-before.ts'

const office = { code: 'office', newPatients: 'all' } as const
const first = { code: 'first', newPatients: 'new_only' } as const
const exam = { code: 'exam', newPatients: 'all' } as const
const followUp = { code: 'follow-up', newPatients: 'returning_only' } as const
const visits = [office, first, exam, followUp]

describe('who has seen the doctor before', () => {
  it('is asked only where the answer changes the visits', () => {
    expect(dependsOnSeen(visits)).toBe(true)
    expect(dependsOnSeen([office, exam])).toBe(false)
    expect(dependsOnSeen([followUp])).toBe(false)
    expect(chooseVisit([office, exam], null, null)).toEqual({ visit: office, seen: null, isAsked: false })
    expect(chooseVisit([followUp], null, null)).toEqual({ visit: followUp, seen: null, isAsked: false })
  })

  it('chooses the visit made for the answer, else one for everybody', () => {
    expect(chooseVisit(visits, null, 'no').visit).toBe(first)
    expect(chooseVisit(visits, null, 'yes').visit).toBe(followUp)
    expect(chooseVisit([office, first], null, 'yes').visit).toBe(office)
  })

  it('keeps a named visit that fits the answer and drops one that does not', () => {
    expect(chooseVisit(visits, 'exam', 'no').visit).toBe(exam)
    expect(chooseVisit(visits, 'follow-up', 'no').visit).toBe(first)
    expect(chooseVisit(visits, 'unknown', 'yes').visit).toBe(followUp)
  })

  it('is known from a visit that is for one of the two only, and asked of any other', () => {
    expect(chooseVisit(visits, 'first', null)).toEqual({ visit: first, seen: 'no', isAsked: false })
    expect(chooseVisit(visits, 'follow-up', null)).toEqual({ visit: followUp, seen: 'yes', isAsked: false })
    expect(chooseVisit(visits, 'office', null)).toEqual({ visit: office, seen: null, isAsked: true })
  })

  it('leaves a visit to everybody, whatever an address answers', () => {
    expect(chooseVisit([followUp], null, 'no').visit).toBe(followUp)
    expect(chooseVisit([], null, 'no')).toEqual({ visit: null, seen: 'no', isAsked: false })
    expect(readSeen('maybe')).toBeNull()
    expect(readSeen(null)).toBeNull()
    expect(visitsFor(visits, 'no')).toEqual([office, first, exam])
    expect(visitsFor(visits, null)).toEqual(visits)
  })
})
