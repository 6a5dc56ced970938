import { expect, it } from 'vitest'
import { offeredVisits } from './offered-visits.ts'

const office = { code: 'office', newPatients: 'all' } as const
const first = { code: 'first', newPatients: 'new_only' } as const
const followUp = { code: 'follow-up', newPatients: 'returning_only' } as const

it.each([
  ['the visit for everybody and the one of somebody new', [office, first, followUp], true, [office, first]],
  [
    'the first, which is of somebody new, and one of somebody who comes again',
    [first, followUp],
    true,
    [first, followUp],
  ],
  ['one for everybody where nobody new has another', [followUp, office], true, [followUp, office]],
  ['one alone', [office, office], true, [office]],
  ['the only one, whoever may have it', [first], true, [first]],
  ['no visit of somebody new where none is taken', [first, office, followUp], false, [office]],
  ['nothing where there is none', [], true, []],
] as const)('a time that is shown to everybody suits %s', (_, visitTypes, takesNew, expected) => {
  expect(offeredVisits({ visitTypes, takesNew })).toEqual(expected)
})
