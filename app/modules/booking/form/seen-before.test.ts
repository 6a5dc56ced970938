import { describe, expect, it } from 'vitest'
import { chooseVisit, dependsOnSeen, readSeen, visitsByPurpose, visitsFor } from './seen-before.ts'

const office = { code: 'office', newPatients: 'all', mode: 'in_person' } as const
const first = { code: 'first', newPatients: 'new_only', mode: 'in_person' } as const
const exam = { code: 'exam', newPatients: 'all', mode: 'in_person' } as const
const followUp = { code: 'follow-up', newPatients: 'returning_only', mode: 'in_person' } as const
const visits = [office, first, exam, followUp]

describe('who has seen the doctor before', () => {
  it('is asked only where the answer changes the visits', () => {
    expect(dependsOnSeen(visits)).toBe(true)
    expect(dependsOnSeen([office, exam])).toBe(false)
    expect(dependsOnSeen([followUp])).toBe(false)
    expect(chooseVisit([office, exam], null, null)).toEqual({ visit: office, seen: null, isAsked: false })
    expect(chooseVisit([followUp], null, null)).toEqual({ visit: followUp, seen: null, isAsked: false })
  })

  it('chooses for somebody new the visit made for them, else one for everybody', () => {
    expect(chooseVisit(visits, null, 'no').visit).toBe(first)
    expect(chooseVisit([office, followUp], null, 'no').visit).toBe(office)
  })

  it('chooses for who comes again the first that fits in the doctor’s order', () => {
    expect(chooseVisit(visits, null, 'yes').visit).toBe(office)
    expect(chooseVisit([followUp, office], null, 'yes').visit).toBe(followUp)
    expect(chooseVisit([first, followUp], null, 'yes').visit).toBe(followUp)
  })

  it('keeps a named visit that fits the answer and drops one that does not', () => {
    expect(chooseVisit(visits, 'exam', 'no').visit).toBe(exam)
    expect(chooseVisit(visits, 'follow-up', 'no').visit).toBe(first)
    expect(chooseVisit(visits, 'follow-up', 'yes').visit).toBe(followUp)
    expect(chooseVisit(visits, 'unknown', 'yes').visit).toBe(office)
  })

  it('leaves somebody new no general visit beside a first visit that is held alike, whatever is named', () => {
    expect(visitsFor(visits, 'no')).toEqual([first, exam])
    expect(chooseVisit(visits, 'office', 'no').visit).toBe(first)
    expect(visitsFor(visits, 'yes')).toEqual([office, exam, followUp])
    const byVideo = { ...first, code: 'first-video', mode: 'video' } as const
    expect(visitsFor([office, byVideo], 'no')).toEqual([office, byVideo])
  })

  it('leaves who comes again two visits told apart by what brings them, where there are both', () => {
    expect(visitsByPurpose(visits)).toEqual([
      { visit: office, purpose: 'newProblem' },
      { visit: followUp, purpose: 'followUp' },
    ])
    expect(visitsByPurpose([office, first, exam])).toEqual([])
    expect(visitsByPurpose([first, followUp])).toEqual([])
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
    expect(visitsFor(visits, null)).toEqual(visits)
  })
})
